import {
  anyField,
  endsCategory,
  inCategory,
  inTitle,
  isEarlyKind,
  isFirstKind,
  isHead,
  isWhole,
} from '../index/marks.ts';
import { findTerm, type Postings } from '../index/postings.ts';
import { maxSegmentDocs } from '../index/segment.ts';

const endings = isHead | endsCategory | isFirstKind | isEarlyKind;
/** One search runs at a time, so the arrays it works on are allocated once. */
const docs = new Uint16Array(maxSegmentDocs);
const marks = new Uint16Array(maxSegmentDocs);

export interface VariantHits {
  docs: Uint16Array;
  marks: Uint16Array;
  count: number;
}

/**
 * The documents that hold all words in one part of their text, rising, valid until the next call. Their marks: the parts
 * that hold all words, and whether the last word ends a head or a category's name.
 */
export function matchVariant(postings: Postings, keys: readonly number[]): VariantHits {
  const hits: VariantHits = { docs, marks, count: 0 };
  const terms = keys.map((key) => findTerm(postings, key));
  if (terms.length === 0 || terms.includes(-1)) return hits;
  const last = terms.length - 1;
  const order = terms.map((term, at) => ({ at, size: sizeOf(postings, term) })).toSorted((a, b) => a.size - b.size);
  for (const [step, { at }] of order.entries()) {
    const term = terms[at] ?? 0;
    if (step === 0) startWith(hits, postings, term, at === last);
    else intersect(hits, postings, term, at === last);
    if (hits.count === 0) return hits;
  }
  for (let at = 0; at < hits.count; at += 1) marks[at] = keepValidEndings(marks[at] ?? 0);
  if (terms.length === 1) dropSplitPairs(hits);
  return hits;
}

const sizeOf = ({ starts }: Postings, term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0);

function startWith(hits: VariantHits, postings: Postings, term: number, isLast: boolean): void {
  const from = postings.starts[term] ?? 0;
  const to = postings.starts[term + 1] ?? 0;
  docs.set(postings.docs.subarray(from, to));
  const kept = isLast ? 0xffff : anyField;
  for (let at = from; at < to; at += 1) marks[at - from] = (postings.marks[at] ?? 0) & kept;
  hits.count = to - from;
}

function intersect(hits: VariantHits, postings: Postings, term: number, isLast: boolean): void {
  const from = postings.starts[term] ?? 0;
  const to = postings.starts[term + 1] ?? 0;
  const isSparse = to - from > hits.count * 16;
  let place = from;
  let kept = 0;
  for (let at = 0; at < hits.count && place < to; at += 1) {
    const doc = docs[at] ?? 0;
    if (isSparse) place = firstFrom(postings.docs, doc, place, to);
    else while (place < to && (postings.docs[place] ?? 0) < doc) place += 1;
    if (place >= to || postings.docs[place] !== doc) continue;
    const before = marks[at] ?? 0;
    const here = postings.marks[place] ?? 0;
    const fields = before & here & anyField;
    if (fields === 0) continue;
    docs[kept] = doc;
    marks[kept] = fields | ((isLast ? here : before) & endings);
    kept += 1;
  }
  hits.count = kept;
}

function firstFrom(sorted: Uint16Array, doc: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Drops documents where the two characters are neighbours only by chance and belong to two words: 水笔 in 防水笔记本. */
function dropSplitPairs(hits: VariantHits): void {
  let kept = 0;
  for (let at = 0; at < hits.count; at += 1) {
    if (!((marks[at] ?? 0) & isWhole)) continue;
    docs[kept] = docs[at] ?? 0;
    marks[kept] = marks[at] ?? 0;
    kept += 1;
  }
  hits.count = kept;
}

/** An ending counts only where all words stand in that part. */
function keepValidEndings(mark: number): number {
  let kept = mark;
  if (!(mark & (inTitle | inCategory))) kept &= ~isHead;
  if (!(mark & inCategory)) kept &= ~(endsCategory | isFirstKind | isEarlyKind);
  return kept;
}
