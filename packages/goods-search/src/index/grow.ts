type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array | BigInt64Array;

/** The same numbers with room for at least `size`. */
export function withRoom<T extends Numbers>(numbers: T, size: number): T {
  if (numbers.length >= size) return numbers;
  const larger = new (numbers.constructor as new (length: number) => T)(Math.max(size, numbers.length * 2));
  (larger as Float64Array).set(numbers as Float64Array);
  return larger;
}
