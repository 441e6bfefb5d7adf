/** Area codes begin with these where no demo carrier goes: 台湾, 香港, 澳门. */
const defaultUnservedPrefixes = ['71', '81', '82'];

/** Prefixes of area codes a shop does not deliver to, from its stored options. */
export function unservedPrefixesOf(stored: unknown): readonly string[] {
  const own = (stored as { unservedAreas?: unknown } | null)?.unservedAreas;
  return Array.isArray(own)
    ? own.filter((prefix) => typeof prefix === 'string' && prefix !== '')
    : defaultUnservedPrefixes;
}

export const isServed = (unservedPrefixes: readonly string[], areaCode: string): boolean =>
  !unservedPrefixes.some((prefix) => areaCode.startsWith(prefix));
