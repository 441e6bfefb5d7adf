import { codeKeyOf } from '../words/normalise.ts';
import type { WordWish } from '../words/wish.ts';
import { eachCodeFrom, isInText } from './codes.ts';
import type { CompanyIndex } from './company-index.ts';
import { countFacets } from './count-facets.ts';
import { type Filters, readFilters } from './filters.ts';
import { addHit, emptyHits, type Hits, keepHits, placeOf } from './hits.ts';
import { type KeyedSlot, matchSlots } from './match-slots.ts';
import type { IndexAnswer, IndexQuery } from './query.ts';
import { classOfScore, rankClass, rankWords, scoreOf } from './rank.ts';
import type { Segment } from './segment.ts';
import { termKey } from './term-key.ts';
import { pageOf } from './top-hits.ts';

/** A page with its total and facets; `wish` null: all goods of the shop, undefined: none. */
export function searchIndex(index: CompanyIndex, query: IndexQuery, wish: WordWish | null | undefined): IndexAnswer {
  const hits = emptyHits();
  const filters = readFilters(index, query);
  if (wish) collectByWords(index, filters, wish, hits);
  else if (wish === null) collectAll(index, filters, hits);
  let total = 0;
  for (let at = 0; at < hits.count; at += 1) if (hits.failed[at] === 0) total += 1;
  return {
    total,
    itemIds: pageOf(index, hits, query),
    facets: query.withFacets ? countFacets(index, hits, query) : undefined,
    correctedKey: undefined,
  };
}

function collectAll(index: CompanyIndex, filters: Filters, hits: Hits): void {
  for (const [at, segment] of index.segments.entries()) {
    for (let doc = 0; doc < segment.size; doc += 1) {
      if (!filters.isWanted(segment, doc)) continue;
      addHit(
        hits,
        placeOf(at, doc),
        filters.failedOf(segment, doc),
        scoreOfDoc(segment, doc, { rankClass: 0, fine: 0 }),
      );
    }
  }
}

const scoreOfDoc = (segment: Segment, doc: number, rank: { rankClass: number; fine: number }) =>
  scoreOf({ ...rank, isInStock: segment.stock[doc] !== 0, sales: segment.sales[doc] ?? 0 });

function collectByWords(index: CompanyIndex, filters: Filters, wish: WordWish, hits: Hits): void {
  const slots = wish.slots.map(keyed);
  const main = mainSlot(wish);
  for (const [at, segment] of index.segments.entries()) {
    const coded = codeHits(segment, wish);
    const add = (doc: number, rank: { rankClass: number; fine: number }) => {
      if (!filters.isWanted(segment, doc)) return;
      addHit(hits, placeOf(at, doc), filters.failedOf(segment, doc), scoreOfDoc(segment, doc, rank));
    };
    for (const [doc, rank] of coded) add(doc, { rankClass: rank, fine: 0 });
    if (slots.length === 0) continue;
    matchSlots(segment, slots, ({ docs, count, marks }) => {
      for (let hit = 0; hit < count; hit += 1) {
        const doc = docs[hit] ?? 0;
        if (!coded.has(doc)) add(doc, rankWords(marks, doc, main));
      }
    });
  }
  dropDescribed(hits);
}

/** What only its description mentions is shown when nothing else is found. */
function dropDescribed(hits: Hits): void {
  const isBetter = (at: number) => classOfScore(hits.scores[at] ?? 0) > rankClass.described;
  let hasBetter = false;
  for (let at = 0; at < hits.count && !hasBetter; at += 1) hasBetter = isBetter(at);
  if (hasBetter) keepHits(hits, isBetter);
}

const keyed = (slot: WordWish['slots'][number]): KeyedSlot => ({
  ways: slot.ways.map(({ lexemes, isAsTyped }) => ({ keys: lexemes.map(termKey), isAsTyped })),
  codeStart: slot.codeStart && codeKeyOf(slot.codeStart),
});

/** The last Chinese word names the goods: 罗技无线鼠标. */
function mainSlot({ slots }: WordWish): number {
  const last = slots.findLastIndex((slot) => /[\u3400-\u9fff]/.test(slot.text));
  return last < 0 ? Math.max(0, slots.length - 1) : last;
}

/** Items whose item or model number is the one typed or begins with it. */
function codeHits(segment: Segment, { codeKey, isCodeStart }: WordWish): Map<number, number> {
  const found = new Map<number, number>();
  if (!codeKey) return found;
  eachCodeFrom(segment.codes, codeKey, (doc, kind, isWhole) => {
    if (kind === isInText || !(isWhole || isCodeStart)) return;
    const rank = isWhole ? rankClass.code : rankClass.codeStart;
    found.set(doc, Math.max(found.get(doc) ?? 0, rank));
  });
  return found;
}
