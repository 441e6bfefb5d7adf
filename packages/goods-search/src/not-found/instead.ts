import { neighboursOf } from '../words/dictionary.ts';
import { bigrams } from '../words/normalise.ts';
import { isGoodsWord } from '../words/segmenter.ts';
import type { Slot, WordWish } from '../query/wish.ts';
import { bestClassOf, collectAll, collectByWords } from '../find/collect-hits.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { topOf } from '../facets/count-facets.ts';
import type { Filters } from '../find/filters.ts';
import { docOf, type Hits, keepFrom, segmentOf } from '../find/hits.ts';
import type { IndexQuery } from '../query/query.ts';
import { findNear } from './near-amounts.ts';
import type { Instead } from '../find/answer.ts';
import { rankClass, rankOf, scoreOf } from '../rank/rank.ts';
import { wordBookOf } from '../index/word-book.ts';
import { pageOf } from '../rank/top-hits.ts';

const maxWidened = 2;
const goodsOfWidened = 10;
const maxCategories = 8;
const maxPopular = 10;
const maxSteps = 6;

/** Fewer words and what they find, categories of such goods, and what sells best. `all` lets every item pass. */
export function findInstead(
  index: CompanyIndex,
  query: IndexQuery,
  { wish, all }: { wish: WordWish; all: Filters },
): Instead {
  const page = { ...query, offset: 0, sort: { field: 'default' as const, isRising: false } };
  const widened: Instead['widened'] = [];
  const counts = new Int32Array(index.numbers.categories.names.length);
  const near = findNear(index, query, { wish, all });
  for (const fewer of near ? [] : fewerWords(index, wish, all)) {
    const hits = collectByWords(index, all, fewer);
    if (bestClassOf(hits) < rankClass.mentions || fewer.slots.every(isStray)) continue;
    countCategories(index, hits, counts);
    const searchKey = fewer.slots.map((slot) => slot.text).join(' ');
    widened.push({ searchKey, total: hits.count, itemIds: pageOf(index, hits, { ...page, limit: goodsOfWidened }) });
    if (widened.length === maxWidened) break;
  }
  if (!near && widened.length === 0)
    for (const like of goodsLike(index, wish)) countCategories(index, collectOffers(index, all, like), counts);
  const categories = topOf(counts, maxCategories);
  const everything = collectAll(index, all);
  return {
    widened,
    near,
    categories: categories.flatMap(([number, count]) => {
      const category = index.categories.get(index.numbers.categories.names[number] ?? '');
      return category ? [{ ...category, count }] : [];
    }),
    popular: pageOf(index, everything, { ...page, limit: maxPopular }),
  };
}

/** The wish with fewer and fewer words: first without those that no goods bear, then without those that most do; the goods stay. */
function* fewerWords(index: CompanyIndex, wish: WordWish, all: Filters): Generator<WordWish> {
  const main = wish.slots[wish.main];
  const toWish = (slots: Slot[], goods: Slot | undefined): WordWish => ({
    ...wish,
    slots,
    main: Math.max(0, goods ? slots.indexOf(goods) : 0),
    codeKey: '',
    isCodeStart: false,
  });
  const alone = (slot: Slot): WordWish => toWish([slot], slot);
  const countOf = new Map(wish.slots.map((slot) => [slot, collectByWords(index, all, alone(slot)).count]));
  let slots = wish.slots.filter((slot) => (countOf.get(slot) ?? 0) > 0);
  if (slots.length > 0 && slots.length < wish.slots.length) yield toWish(slots, main);
  for (let step = 0; step < maxSteps && slots.length > 1; step += 1) {
    const others = slots.filter((slot) => slot !== main);
    const commonest = others.reduce((a, b) => ((countOf.get(b) ?? 0) > (countOf.get(a) ?? 0) ? b : a));
    slots = slots.filter((slot) => slot !== commonest);
    yield toWish(slots, main);
  }
  const thing = wish.slots.length === 1 && main ? endingThing(main.text) : undefined;
  if (thing && main) yield alone({ ...main, text: thing, ways: [{ lexemes: [thing], isAsTyped: true }] });
}

/** Words that only describe or measure tell nothing alone, nor does a character that is left of an unknown name: 飞 of 我要飞. */
const isStray = ({ text, role, amount }: Slot) =>
  role === 'modifier' || amount !== undefined || (text.length === 1 && role === 'other');

const nearby = 8;

/** Goods of the shop that the product's dictionary lists beside what was asked for: 胶带 where there is no 双面胶. */
function goodsLike(index: CompanyIndex, { slots, main, unwanted }: WordWish): WordWish[] {
  const book = wordBookOf(index);
  return index.synonyms
    .of(slots[main]?.text ?? '')
    .flatMap((word) => neighboursOf(word, nearby))
    .filter((one) => (book.find(one)?.heads ?? 0) > 0)
    .slice(0, maxWidened)
    .map((text) => {
      const slot: Slot = {
        text,
        role: 'goods',
        ways: [{ lexemes: bigrams(text), isAsTyped: true }],
        codeStart: '',
        isJoined: false,
      };
      return { slots: [slot], main: 0, unwanted, codeKey: '', isCodeStart: false };
    });
}

/** The hits that are the thing named, not what goes with it. */
function collectOffers(index: CompanyIndex, all: Filters, wish: WordWish): Hits {
  const hits = collectByWords(index, all, wish);
  keepFrom(hits, scoreOf(rankOf(rankClass.offers), 0, 0));
  return hits;
}

/** 防割手套 → 手套. */
function endingThing(word: string): string | undefined {
  const ending = word.slice(-2);
  return word.length > 2 && isGoodsWord(ending) ? ending : undefined;
}

function countCategories(index: CompanyIndex, hits: Hits, counts: Int32Array): void {
  for (let at = 0; at < hits.count; at += 1) {
    const place = hits.places[at] ?? 0;
    const category = index.segments[segmentOf(place)]?.category[docOf(place)] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
  }
}
