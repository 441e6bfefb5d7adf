const maxKnown = 20_000;

/** The function with its latest answers kept by text; callers must not change what they are given. */
export function remembering<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    const made = make(text);
    if (known.size >= maxKnown) known.clear();
    known.set(text, made);
    return made;
  };
}
