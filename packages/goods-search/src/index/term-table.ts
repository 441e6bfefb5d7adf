/**
 * Numbers the words of a segment while it is built. A hash table with open addressing, several times faster than a Map.
 */
export interface TermTable {
  /** The number of the word, 0-based, in the order in which words are first seen. */
  idOf: (key: number) => number;
  size: () => number;
  /** Keys by number. */
  keys: () => Float64Array;
}

export function createTermTable(): TermTable {
  let capacity = 2048;
  let slots = new Int32Array(capacity).fill(-1);
  let keys = new Float64Array(capacity);
  let size = 0;

  const slotOf = (key: number): number => {
    let slot = (Math.imul(key >>> 0, 0x9e37_79b1) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x85eb_ca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (capacity - 1);
    for (;;) {
      const id = slots[slot] ?? -1;
      if (id < 0 || keys[id] === key) return slot;
      slot = (slot + 1) & (capacity - 1);
    }
  };
  const enlarge = () => {
    capacity *= 2;
    slots = new Int32Array(capacity).fill(-1);
    const larger = new Float64Array(capacity);
    larger.set(keys.subarray(0, size));
    keys = larger;
    for (let id = 0; id < size; id += 1) slots[slotOf(keys[id] ?? 0)] = id;
  };
  return {
    idOf: (key) => {
      const slot = slotOf(key);
      const known = slots[slot] ?? -1;
      if (known >= 0) return known;
      const id = size;
      keys[id] = key;
      slots[slot] = id;
      size += 1;
      if (size * 2 > capacity) enlarge();
      return id;
    },
    size: () => size,
    keys: () => keys.subarray(0, size),
  };
}
