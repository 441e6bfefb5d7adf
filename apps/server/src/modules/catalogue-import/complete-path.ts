const levels = 3;

/**
 * A category path of three levels: the menu and the facets of the shop show the third, so goods above it would be hard to
 * find. Where levels are missing the last name is repeated.
 */
export function completePath(path: readonly string[]): string[] {
  return Array.from({ length: levels }, (_, at) => path[at] ?? path.at(-1) ?? '');
}
