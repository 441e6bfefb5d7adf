import { type CodeEntry, type Codes, isInText, isItemNo, isModelNo, packCodes } from './codes.ts';
import type { InSteps } from './in-steps.ts';
import type { ShopNumbers } from './numbering.ts';
import { isCommonUnit, readAmount } from '../words/amounts.ts';
import { fieldEnd } from '../documents/doc-terms.ts';
import { codeKeyOf } from '../words/normalise.ts';
import { createPostingsBuilder, type Postings } from './postings.ts';
import { createVocabularyBuilder, type Vocabulary } from './vocabulary.ts';
import { hasKinds, readTerms } from './read-terms.ts';
import type { SourceDoc } from '../documents/source-doc.ts';

/** Documents are numbered by 16 bits inside a segment. */
export const maxSegmentDocs = 65_536;
/** One of no more than this is small: a search looks into each segment, so small ones are joined. */
export const smallSegmentDocs = 2048;
const minCodeLength = 4;

/** Of two titles with the same words the shorter one ranks higher: 0 (long) to 7 (short). */
export const maxBrevity = 7;

/**
 * A part of a shop's goods, ordered by item id. Words never change once built; prices, sales, stock and `live` are
 * updated in place.
 */
export interface Segment {
  size: number;
  itemIds: BigInt64Array;
  /** 0: replaced or removed. */
  live: Uint8Array;
  retailFen: Float64Array;
  enterpriseFen: Float64Array;
  sales: Int32Array;
  stock: Uint8Array;
  listedAt: Float64Array;
  /** The product, as a number that another has by a chance of one in 9 · 10^15. */
  product: Float64Array;
  /** 1: of the shop's own supplier. */
  self: Uint8Array;
  /** Working days until it is shipped, at most 255. */
  leavesIn: Uint8Array;
  category: Int32Array;
  /** -1: none. */
  brand: Int32Array;
  supplier: Int32Array;
  /** 1: its data sheet or keywords name its kind. */
  hasKinds: Uint8Array;
  /** How short its title is, see rank.ts. */
  brevity: Uint8Array;
  labelStarts: Uint32Array;
  labels: Int32Array;
  fingerprints: Int32Array;
  postings: Postings;
  codes: Codes;
  vocabulary: Vocabulary;
  /** What a small segment was made of, to join it with others; none of a large one. */
  docs?: SourceDoc[];
}

type Facts = Omit<Segment, 'postings' | 'codes' | 'vocabulary' | 'docs'>;

export interface SegmentBuilder {
  /** Documents come by rising item id, at most 65,536. */
  add: (doc: SourceDoc) => void;
  size: () => number;
  finish: () => InSteps<Segment>;
}

/** Documents are added one by one, so that searches can run between two batches of a long build. */
export function createSegmentBuilder(numbers: ShopNumbers): SegmentBuilder {
  const postings = createPostingsBuilder();
  const vocabulary = createVocabularyBuilder();
  const codes: CodeEntry[] = [];
  const facts: Fact[] = [];
  const docs: SourceDoc[] = [];
  const add = (source: SourceDoc) => {
    const { terms, ...fact } = source;
    const doc = facts.length;
    if (doc < smallSegmentDocs) docs.push(source);
    else docs.length = 0;
    readTerms(terms, {
      onTerm: (key, mark) => postings.add(key, doc, mark),
      onWord: (from, to, mark) => vocabulary.add(terms, from, to, mark),
      onTitleCode: (from, to) => {
        const code = terms.slice(from, to);
        if (isCode(code)) codes.push({ code, doc, kind: isInText });
      },
    });
    if (fact.itemNo) codes.push({ code: codeKeyOf(fact.itemNo), doc, kind: isItemNo });
    if (fact.modelNo) codes.push({ code: codeKeyOf(fact.modelNo), doc, kind: isModelNo });
    facts.push({ ...fact, hasKinds: hasKinds(terms), brevity: brevityOf(terms) });
  };
  const finish = function* (): InSteps<Segment> {
    return {
      ...(yield* writeFacts(facts, numbers)),
      postings: yield* postings.finish(),
      codes: yield* packCodes(codes),
      vocabulary: yield* vocabulary.finish(),
      ...(facts.length <= smallSegmentDocs && { docs }),
    };
  };
  return { add, size: () => facts.length, finish };
}

/** Documents whose facts are written in one step. */
const factsAtOnce = 2000;

interface Fact extends Omit<SourceDoc, 'terms'> {
  hasKinds: boolean;
  brevity: number;
}

function* writeFacts(facts: readonly Fact[], numbers: ShopNumbers): InSteps<Facts> {
  const segment = emptyFacts(
    facts.length,
    facts.reduce((sum, doc) => sum + doc.labels.length, 0),
  );
  let label = 0;
  for (const [at, doc] of facts.entries()) {
    segment.itemIds[at] = BigInt(doc.itemId);
    segment.category[at] = numbers.categories.numberOf(doc.categoryId);
    segment.brand[at] = doc.brandId === null ? -1 : numbers.brands.numberOf(doc.brandId);
    segment.supplier[at] = numbers.suppliers.numberOf(doc.supplierId);
    segment.fingerprints[at] = doc.fingerprint;
    segment.hasKinds[at] = doc.hasKinds ? 1 : 0;
    segment.brevity[at] = doc.brevity;
    segment.labelStarts[at] = label;
    for (const name of doc.labels) segment.labels[label++] = numbers.labels.numberOf(name);
    updateFacts(segment, at, doc);
    if (at % factsAtOnce === factsAtOnce - 1) yield;
  }
  segment.labelStarts[facts.length] = label;
  return segment;
}

/** Takes a document with the same words as before. */
export function updateDoc(segment: Segment, at: number, doc: SourceDoc): void {
  updateFacts(segment, at, doc);
  if (segment.docs) segment.docs[at] = doc;
}

/** Writes what changes often and does not change the words. */
function updateFacts(segment: Facts, at: number, doc: Omit<SourceDoc, 'terms'>): void {
  segment.retailFen[at] = doc.retailFen;
  segment.enterpriseFen[at] = doc.enterpriseFen;
  segment.sales[at] = doc.salesQty;
  segment.stock[at] = doc.stockState;
  segment.listedAt[at] = doc.listedAtMs;
  segment.product[at] = Number(BigInt(doc.productId) % productModulus);
  segment.self[at] = doc.isSelf ? 1 : 0;
  segment.leavesIn[at] = Math.min(doc.deliveryDays, 255);
}

/** The largest prime that a double holds exactly. */
const productModulus = 9_007_199_254_740_881n;

/** The place of an item, or -1. */
export function findDoc({ itemIds }: Segment, itemId: string): number {
  const wanted = BigInt(itemId);
  let low = 0;
  let high = itemIds.length - 1;
  // New goods stand behind all there are: most segments hold none of what is looked for.
  if (high < 0 || wanted < (itemIds[0] ?? 0n) || wanted > (itemIds[high] ?? 0n)) return -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = itemIds[middle] ?? 0n;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** In characters of the terms text, which is longer than the title: it has letters and digits in several spellings. */
const signsOfStep = 30;
const brevityOf = (terms: string): number =>
  Math.max(0, maxBrevity - Math.floor(terms.indexOf(fieldEnd) / signsOfStep));

/** Letters and digits together, long enough to identify goods. An amount such as 500ml does not. */
const isCode = (word: string) =>
  word.length >= minCodeLength && /\d/.test(word) && /[a-z]/.test(word) && !readAmount(word, isCommonUnit);

function emptyFacts(size: number, labels: number): Facts {
  return {
    size,
    itemIds: new BigInt64Array(size),
    live: new Uint8Array(size).fill(1),
    retailFen: new Float64Array(size),
    enterpriseFen: new Float64Array(size),
    sales: new Int32Array(size),
    stock: new Uint8Array(size),
    listedAt: new Float64Array(size),
    product: new Float64Array(size),
    self: new Uint8Array(size),
    leavesIn: new Uint8Array(size),
    category: new Int32Array(size),
    brand: new Int32Array(size),
    supplier: new Int32Array(size),
    hasKinds: new Uint8Array(size),
    brevity: new Uint8Array(size),
    labelStarts: new Uint32Array(size + 1),
    labels: new Int32Array(labels),
    fingerprints: new Int32Array(size),
  };
}
