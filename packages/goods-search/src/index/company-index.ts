import { setImmediate as nextTurn } from 'node:timers/promises';
import { commonSynonyms, type Synonyms } from '../words/synonyms.ts';
import { atOnce, inTurns } from './in-steps.ts';
import { createShopNumbers, type ShopNumbers } from './numbering.ts';
import {
  createSegmentBuilder,
  findDoc,
  maxSegmentDocs,
  type Segment,
  type SegmentBuilder,
  smallSegmentDocs,
  updateDoc,
} from './segment.ts';
import type { Brand, Category, SourceDoc, Sums } from '../documents/source-doc.ts';

/** Small segments are joined when there are more of them than this. */
const maxSmallSegments = 6;
/** Documents whose words are read before searches have their turn: a millisecond or two. */
const docsAtOnce = 100;

/**
 * The goods of one shop in memory. Its lists and maps are replaced as a whole, never changed in place: what was computed
 * from one can be kept as long as the same object is here.
 */
export interface CompanyIndex {
  companyId: string;
  segments: Segment[];
  numbers: ShopNumbers;
  brands: Map<string, Brand>;
  categories: Map<string, Category>;
  /** The groups that come with the product, as this shop has changed them. */
  synonyms: Synonyms;
}

export const createCompanyIndex = (companyId: string): CompanyIndex => ({
  companyId,
  segments: [],
  numbers: createShopNumbers(),
  brands: new Map(),
  categories: new Map(),
  synonyms: commonSynonyms(),
});

/** Loads documents into an index, in batches ordered by item id. */
export function createFiller(index: CompanyIndex) {
  let builder: SegmentBuilder | undefined;
  const finish = () => {
    if (builder && builder.size() > 0) index.segments = [...index.segments, atOnce(builder.finish())];
    builder = undefined;
  };
  const add = (docs: readonly SourceDoc[]) => {
    for (const doc of docs) {
      builder ??= createSegmentBuilder(index.numbers);
      builder.add(doc);
      if (builder.size() === maxSegmentDocs) finish();
    }
  };
  return { add, finish };
}

/** Segments of these documents, ordered by item id, made in small steps so that searches run in between; nobody finds them yet. */
async function buildSegments(index: CompanyIndex, docs: readonly SourceDoc[]): Promise<Segment[]> {
  const segments: Segment[] = [];
  for (let from = 0; from < docs.length; from += maxSegmentDocs) {
    const builder = createSegmentBuilder(index.numbers);
    const part = docs.slice(from, from + maxSegmentDocs);
    for (const [at, doc] of part.entries()) {
      if (at % docsAtOnce === 0) await nextTurn();
      builder.add(doc);
    }
    await nextTurn();
    segments.push(await inTurns(builder.finish()));
  }
  return segments;
}

/**
 * Applies changes: `docs` are the items as they are now, ordered by item id; an id without a document has been removed.
 * Prices, sales and stock are updated in place. Items with new words are added in a new segment. Searches run while that is
 * made, and see all of it at once; a second change comes after the end of the first.
 */
export async function applyChanges(
  index: CompanyIndex,
  itemIds: readonly string[],
  docs: readonly SourceDoc[],
): Promise<void> {
  const docOf = new Map(docs.map((doc) => [doc.itemId, doc]));
  const rewritten = new Set(docOf.keys());
  const dead: { segment: Segment; at: number }[] = [];
  const same: { segment: Segment; at: number; doc: SourceDoc }[] = [];
  for (const itemId of itemIds) {
    const doc = docOf.get(itemId);
    for (const segment of index.segments) {
      const at = findDoc(segment, itemId);
      if (at < 0 || segment.live[at] === 0) continue;
      if (doc && segment.fingerprints[at] === doc.fingerprint) {
        same.push({ segment, at, doc });
        rewritten.delete(itemId);
      } else {
        dead.push({ segment, at });
      }
    }
  }
  const added = await buildSegments(
    index,
    docs.filter((doc) => rewritten.has(doc.itemId)),
  );
  for (const { segment, at, doc } of same) updateDoc(segment, at, doc);
  for (const { segment, at } of dead) segment.live[at] = 0;
  index.segments = [...index.segments, ...added];
}

/**
 * Makes one of the small segments once there are too many of them: each costs every search some time. What is found stays the
 * same.
 */
export async function joinSmall(index: CompanyIndex): Promise<void> {
  const small = index.segments.filter(({ docs }) => docs);
  if (small.length <= maxSmallSegments) return;
  const docs = small.flatMap((segment) => segment.docs?.filter((_, at) => segment.live[at] === 1) ?? []);
  const joined = await buildSegments(index, docs.toSorted(byNumber));
  index.segments = [...index.segments.filter((segment) => !segment.docs), ...joined];
}

/** Numbers of one length stand as texts do; to read 12,000 of them anew at each comparison would keep searches waiting. */
const byNumber = ({ itemId: a }: SourceDoc, { itemId: b }: SourceDoc): number =>
  a.length - b.length || (a < b ? -1 : 1);

export const countLive = (index: CompanyIndex): number =>
  index.segments.reduce((sum, segment) => sum + segment.live.reduce((live, one) => live + one, 0), 0);

/** Bytes of the typed arrays. */
export function sizeOf(index: CompanyIndex): number {
  return index.segments.reduce((sum, segment) => {
    const arrays = [
      ...Object.values(segment),
      ...Object.values(segment.postings),
      ...Object.values(segment.codes),
      ...Object.values(segment.vocabulary),
    ];
    return sum + arrays.reduce((bytes: number, value) => bytes + (ArrayBuffer.isView(value) ? value.byteLength : 0), 0);
  }, 0);
}

/** Whether so much has been replaced or removed that loading the index again saves memory and time. */
export function needsRebuild(index: CompanyIndex): boolean {
  const all = index.segments.reduce((sum, segment) => sum + segment.size, 0);
  return all > smallSegmentDocs && countLive(index) * 2 < all;
}

/** The same checksums as `selectSums` computes in the database. */
export function sumsOf(index: CompanyIndex): Sums {
  const sums: Sums = { count: 0, items: 0, retailFen: 0, enterpriseFen: 0, stock: 0, sales: 0 };
  for (const segment of index.segments) {
    for (let doc = 0; doc < segment.size; doc += 1) {
      if (segment.live[doc] === 0) continue;
      sums.count += 1;
      sums.items += Number((segment.itemIds[doc] ?? 0n) % 1_000_003n);
      sums.retailFen += segment.retailFen[doc] || 0;
      sums.enterpriseFen += segment.enterpriseFen[doc] || 0;
      sums.stock += segment.stock[doc] ?? 0;
      sums.sales += segment.sales[doc] ?? 0;
    }
  }
  return sums;
}
