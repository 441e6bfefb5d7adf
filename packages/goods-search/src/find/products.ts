import type { CompanyIndex } from '../index/company-index.ts';
import { docOf, type Hits, segmentOf } from './hits.ts';

/** The products of the hits, numbered from nought: `of[at]` is that of hit `at`. */
export interface HitProducts {
  of: Int32Array;
  count: number;
}

/** Looked up in a table of open addresses: a map would cost a search of all goods ten times as much. */
export function numberProducts(index: CompanyIndex, hits: Hits): HitProducts {
  const size = 2 ** Math.ceil(Math.log2(hits.count + 1) + 1);
  const slots = new Int32Array(size).fill(-1);
  const keys = new Float64Array(hits.count);
  const of = new Int32Array(hits.count);
  let count = 0;
  for (let at = 0; at < hits.count; at += 1) {
    const place = hits.places[at] ?? 0;
    const key = index.segments[segmentOf(place)]?.product[docOf(place)] ?? -1;
    let slot = key % size;
    for (;;) {
      const known = slots[slot] ?? -1;
      if (known < 0) {
        slots[slot] = count;
        keys[count] = key;
        of[at] = count;
        count += 1;
        break;
      }
      if (keys[known] === key) {
        of[at] = known;
        break;
      }
      slot = (slot + 1) % size;
    }
  }
  return { of, count };
}

/** The hits, product by product. */
export function orderByProduct({ of, count }: HitProducts): Int32Array {
  const starts = new Int32Array(count + 1);
  for (const product of of) starts[product + 1] = (starts[product + 1] ?? 0) + 1;
  for (let product = 1; product <= count; product += 1) {
    starts[product] = (starts[product] ?? 0) + (starts[product - 1] ?? 0);
  }
  const order = new Int32Array(of.length);
  for (const [at, product] of of.entries()) {
    const to = starts[product] ?? 0;
    order[to] = at;
    starts[product] = to + 1;
  }
  return order;
}

/** Of each product with a hit that meets all filters the first of these hits. */
export function firstOfProducts(
  hits: Hits,
  { of, count }: HitProducts,
  compare: (a: number, b: number) => number,
): number[] {
  const first = new Int32Array(count).fill(-1);
  for (const [at, product] of of.entries()) {
    if (hits.failed[at] !== 0) continue;
    const known = first[product] ?? -1;
    if (known < 0 || compare(at, known) < 0) first[product] = at;
  }
  return Array.from(first).filter((at) => at >= 0);
}
