/** Addresses of the page. The server answers all of them with the same index.html. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'learn'; id: string }
  | { page: 'campaign'; id: string }
  | { page: 'gallery' }
  | { page: 'about' }
  | { page: 'alerts' }
  | { page: 'nowhere' };

export function match(path: string): Route {
  const [first, id, third, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'lobby' };
  if (first === 't' && id !== undefined && rest.length === 0) {
    if (third === undefined) return { page: 'table', id };
    if (third === 'replay') return { page: 'replay', id };
  }
  if (first === 'learn' && id !== undefined && third === undefined) return { page: 'learn', id };
  if (first === 'c' && id !== undefined && third === undefined) return { page: 'campaign', id };
  if ((first === 'gallery' || first === 'about' || first === 'alerts') && id === undefined) return { page: first };
  return { page: 'nowhere' };
}

class Router {
  path = $state(location.pathname);
  route = $derived(match(this.path));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
  }

  /** Goes to an address of ours. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Changes what stands behind the path (`?at=12`, `#secret`) without a new step back. */
  note(search: string): void {
    history.replaceState(null, '', location.pathname + search);
  }

  /** Follows links of ours without loading the page anew; for a click anywhere on it. */
  follow(event: MouseEvent): void {
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (match(url.pathname).page === 'nowhere') return;
    // Within the page the browser goes by itself, and tells those who listen for it.
    if (url.hash && url.pathname + url.search === location.pathname + location.search) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }

  #arrive(): void {
    this.path = location.pathname;
  }
}

export const router = new Router();
