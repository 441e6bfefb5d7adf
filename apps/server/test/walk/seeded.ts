/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 to `count` - 1. */
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)],
    /** As pick, of a list that is not empty. */
    oneOf: <T>(first: T, ...others: T[]): T => [first, ...others][below(others.length + 1)] ?? first,
    /** One name; each comes as often as its weight says. */
    weighed: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const names = Object.keys(weights) as Name[];
      let at = next() * names.reduce((sum, name) => sum + weights[name], 0);
      const found = names.find((name) => (at -= weights[name]) < 0) ?? names.at(-1);
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}
export type Seeded = ReturnType<typeof seeded>;
