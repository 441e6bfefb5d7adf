import { createPath, parsePath } from './path.ts';

/** What the address behind the # says, and what its entry of the browser's history holds. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  // As the library types it: each page says what it has put there.
  // oxlint-disable-next-line typescript/no-explicit-any
  state: any;
  key: string;
}

export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;

export interface Visit {
  location: Location;
  type: (typeof NavigationType)[keyof typeof NavigationType];
}

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

/** What is kept in an entry of the history; another script's entry, or one typed by hand, has none of it. */
interface Entry {
  usr: unknown;
  key: string;
  /** How many entries of the shop lie before it. */
  idx: number;
}

export function readLocation(): Location {
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as Partial<Entry>;
  const { pathname, search, hash } = parsePath(window.location.hash.slice(1));
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search, hash, state: usr, key };
}

const listeners = new Set<(visit: Visit) => void>();

/** Tells of every change of the address: by the shop, by a step back or forward, by hand. */
export function listen(listener: (visit: Visit) => void): () => void {
  const onPop = () => listener({ location: readLocation(), type: NavigationType.Pop });
  window.addEventListener('popstate', onPop);
  listeners.add(listener);
  return () => {
    window.removeEventListener('popstate', onPop);
    listeners.delete(listener);
  };
}

/** An address with its path: one that begins with ? or # belongs to the page that is shown. */
export const resolve = (to: string): string =>
  createPath(parsePath(/^[?#]|^$/.test(to) ? readLocation().pathname + to : to));

export const hrefOf = (to: string): string => `#${resolve(to)}`;

/** Whether the address is the one that is shown: a link to it makes no new entry. */
export const isHere = (to: string): boolean => resolve(to) === createPath(readLocation());

/** Leads to an address, or by so many steps through the history. */
export function navigate(
  to: string | number,
  { replace: isReplace = false, state = null }: NavigateOptions = {},
): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const before = ((window.history.state ?? {}) as Partial<Entry>).idx ?? 0;
  const entry: Entry = {
    usr: state,
    key: Math.random().toString(36).slice(2, 10),
    idx: isReplace ? before : before + 1,
  };
  const href = hrefOf(to);
  if (isReplace) window.history.replaceState(entry, '', href);
  else window.history.pushState(entry, '', href);
  const type = isReplace ? NavigationType.Replace : NavigationType.Push;
  for (const listener of listeners) listener({ location: readLocation(), type });
}
