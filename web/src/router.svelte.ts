/** A tiny router: the address is the state. Links are plain `<a href>`; one listener follows them. */
import { addressOf, pathOf } from './address';
import { LOCAL } from './net/edition';

/** Our own path, taken apart. */
const here = (): URL => new URL(pathOf(location), location.origin);

class Router {
  path = $state(here().pathname);
  query = $state.raw(here().searchParams);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
    if (LOCAL) for (const kind of ['pointerover', 'focusin']) addEventListener(kind, settle, true);
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', addressOf(to));
    else history.pushState(null, '', addressOf(to));
    const before = this.path;
    this.#read();
    const samePage = before === this.path;
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
    const { pathname, searchParams } = here();
    this.path = pathname;
    this.query = searchParams;
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
    this.go(settled(link) ? pathOf(new URL(link.href)) : link.pathname + link.search + link.hash);
  }
}

/** A link whose address is the browser's already, not ours. */
const settled = (link: HTMLAnchorElement): boolean =>
  LOCAL && link.pathname === location.pathname && /^(\?\/|$)/.test(link.search);

/** Before somebody opens a link in a new tab or copies it, it gets an address that works there. */
function settle(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  if (link && href.startsWith('/') && !link.download && !settled(link)) link.href = addressOf(href);
}

export const router = new Router();
