import { LRUCache } from 'lru-cache';

const usualMax = 20_000;

/** The same function, which keeps its latest results. Callers must not change a result: others get the same object. */
export function memoised<T extends object | string>(make: (text: string) => T, max = usualMax): (text: string) => T {
  const known = new LRUCache<string, T>({ max });
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
