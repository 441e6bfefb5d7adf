const usualMax = 20_000;

/**
 * The same function, which keeps its latest results. Callers must not change a result: others get the same object. A plain
 * map that begins anew when it is full: an LRU cache of this size takes its memory at once, and there are a dozen of these
 * in each thread, of which a small shop fills few.
 */
export function memoised<T extends object | string>(make: (text: string) => T, max = usualMax): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    if (known.size >= max) known.clear();
    known.set(text, made);
    return made;
  };
}
