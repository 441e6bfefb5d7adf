import { LRUCache } from 'lru-cache';

const usualMax = 20_000;

/** The function with its latest results kept by text; callers must not change what they are given. */
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
