/** A number that a shop may set: what it is while nobody has set it, and the least and the most it may be. */
export interface CountRange {
  initial: number;
  min: number;
  max: number;
}

/** The numbers of one part of a shop's stored options over their defaults; a value out of its range counts as none. */
export function storedCounts<const R extends Readonly<Record<string, CountRange>>>(
  stored: unknown,
  part: string,
  ranges: R,
): { [N in keyof R]: number } {
  const own = partOf(partOf({ stored }, 'stored'), part);
  const values = Object.entries(ranges).map(([name, { initial, min, max }]) => {
    const value = own[name];
    const isFit = typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
    return [name, isFit ? value : initial];
  });
  return Object.fromEntries(values) as { [N in keyof R]: number };
}

function partOf(whole: Record<string, unknown>, name: string): Record<string, unknown> {
  const part = whole[name];
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
}
