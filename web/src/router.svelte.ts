/** A tiny router: the address is the state. Links are plain `<a href>`; one listener follows them. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    const samePage = new URL(to, location.href).pathname === this.path;
    this.#read();
    if (!samePage) scrollTo(0, 0);
  }

  /** The named parts of the path, or null: match('/g/:id', '/g/abc') is {id: 'abc'}. */
  match(pattern: string): Record<string, string> | null {
    const wanted = pattern.split('/').filter(Boolean);
    const given = this.path.split('/').filter(Boolean);
    if (wanted.length !== given.length) return null;
    const found: Record<string, string> = {};
    for (const [i, part] of wanted.entries()) {
      const here = decodeURIComponent(given[i] ?? '');
      if (part.startsWith(':')) found[part.slice(1)] = here;
      else if (part !== here) return null;
    }
    return found;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || /^\/(api|docs)\//.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
