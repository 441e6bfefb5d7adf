interface PathParts {
  pathname: string;
  search: string;
  hash: string;
}

/** Cuts an address at its ? and #. */
export function parsePath(path: string): PathParts {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search, hash };
}

/** A lone ? or # says nothing and is left out. */
export const createPath = ({ pathname, search, hash }: PathParts): string =>
  pathname + (search === '?' ? '' : search) + (hash === '#' ? '' : hash);
