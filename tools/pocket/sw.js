/* Every file of the site is on the disk after the first visit. A new version is fetched beside the
   old one, what did not change is copied, and it waits: pages that are open keep the files they
   began with. `tools/make_site.py` fills in the names. */
const VERSION = '%VERSION%';
const FILES = new Map(%FILES%); // path below this folder -> hash
const CACHE = `beachhead ${new URL('./', location.href).pathname} ${VERSION}`;
const OURS = `beachhead ${new URL('./', location.href).pathname} `;
const keyOf = (path) => new URL(`${path}?${FILES.get(path)}`, location.href).href;

async function fill() {
  const cache = await caches.open(CACHE);
  for (const path of FILES.keys()) {
    const known = await caches.match(keyOf(path));
    const found = known ?? (await fetch(new URL(path, location.href), { cache: 'no-cache' }));
    if (!found.ok) throw new Error(`${path}: ${found.status}`);
    await cache.put(keyOf(path), found);
  }
}

async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const here = new URL('./', location.href).href;
  if (request.method !== 'GET' || !request.url.startsWith(here)) return;
  const asked = request.url.slice(here.length).split(/[?#]/, 1)[0];
  const path = FILES.has(asked) ? asked : request.mode === 'navigate' ? 'index.html' : null;
  if (path === null) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(keyOf(path)));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
