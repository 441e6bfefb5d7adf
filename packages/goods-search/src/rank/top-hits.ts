import type { CompanyIndex } from '../index/company-index.ts';
import { docOf, type Hits, segmentOf } from '../find/hits.ts';
import { firstOfProducts, type HitProducts } from '../find/products.ts';
import type { IndexQuery } from '../query/query.ts';

/** Item ids of one page, in the order asked for; always ends with the id, so that pages neither repeat nor skip. With `products` one of each. */
export function pageOf(index: CompanyIndex, hits: Hits, query: IndexQuery, products?: HitProducts): string[] {
  const sortKeys = sortKeysOf(index, hits, query);
  const rising = query.sort.isRising ? 1 : -1;
  const compare = (a: number, b: number) =>
    rising * ((sortKeys[a] ?? 0) - (sortKeys[b] ?? 0) || compareIds(index, hits.places[a] ?? 0, hits.places[b] ?? 0));
  const order = products ? firstOfProducts(hits, products, compare) : metOf(hits);
  const end = query.offset + query.limit;
  const first = order.length > end * 4 ? smallest(order, end, compare) : order.sort(compare);
  return first.slice(query.offset, end).map((at) => String(itemIdOf(index, hits.places[at] ?? 0)));
}

function metOf(hits: Hits): number[] {
  const met: number[] = [];
  for (let at = 0; at < hits.count; at += 1) if (hits.failed[at] === 0) met.push(at);
  return met;
}

const itemIdOf = (index: CompanyIndex, place: number): bigint =>
  index.segments[segmentOf(place)]?.itemIds[docOf(place)] ?? 0n;

/** Inside a segment documents stand by rising id. */
function compareIds(index: CompanyIndex, a: number, b: number): number {
  if (segmentOf(a) === segmentOf(b)) return a - b;
  return itemIdOf(index, a) < itemIdOf(index, b) ? -1 : 1;
}

function sortKeysOf(index: CompanyIndex, hits: Hits, { sort, priceColumn }: IndexQuery): Float64Array {
  if (sort.field === 'default') return hits.scores;
  const keys = new Float64Array(hits.count);
  for (let at = 0; at < hits.count; at += 1) {
    const place = hits.places[at] ?? 0;
    const segment = index.segments[segmentOf(place)];
    if (!segment) continue;
    const doc = docOf(place);
    if (sort.field === 'price')
      keys[at] = (priceColumn === 'retail' ? segment.retailFen : segment.enterpriseFen)[doc] ?? 0;
    else if (sort.field === 'sales') keys[at] = segment.sales[doc] ?? 0;
    else keys[at] = segment.listedAt[doc] ?? 0;
  }
  return keys;
}

/** The first `count` in the order of `compare`. A heap of that size, so that not all hits have to be sorted. */
function smallest(from: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  const heap = from.slice(0, count).sort((a, b) => compare(b, a));
  for (let next = count; next < from.length; next += 1) {
    const candidate = from[next] ?? 0;
    if (compare(candidate, heap[0] ?? 0) < 0) sink(heap, candidate, compare);
  }
  return heap.sort(compare);
}

/** Puts the candidate in place of the largest, which stands first. */
function sink(heap: number[], candidate: number, compare: (a: number, b: number) => number): void {
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    if (compare(heap[child] ?? 0, candidate) <= 0) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = candidate;
}
