/** On the device for good: every file of the site is kept, and a new version waits until it is wanted. */
import { engine } from './engine.svelte';

function offer(waiting: ServiceWorker): void {
  engine.renew = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take over');
  };
}

async function install(): Promise<void> {
  const known = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  // the first one has nobody to replace
  const look = () => navigator.serviceWorker.controller && known.waiting && offer(known.waiting);
  look();
  known.addEventListener('updatefound', () => {
    known.installing?.addEventListener('statechange', look);
  });
}

/** Not while the engine is on its way: its files come first. */
function whenCalm(): void {
  if (engine.ready || engine.failed) void install().catch(() => undefined);
  else setTimeout(whenCalm, 1_000);
}

if ('serviceWorker' in navigator) whenCalm();
