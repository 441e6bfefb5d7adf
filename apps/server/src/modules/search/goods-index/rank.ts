import { asTyped, endsCategory, inBrand, inDescription, anyField, inTitle, isHead } from './marks.ts';

/** How well an item answers the words; more is better, and comes before stock. */
export const rankClass = { described: 0, mentions: 1, offers: 2, codeStart: 3, code: 4 } as const;

const classUnit = 2 ** 41;
const stockUnit = 2 ** 40;
const fineUnit = 2 ** 32;
const maxSales = 2 ** 32 - 1;

/** Goods that are the thing named before those that mention it, in stock before out of stock, then the finer words, then sales. */
export const scoreOf = (rank: { rankClass: number; fine: number; isInStock: boolean; sales: number }): number =>
  rank.rankClass * classUnit + (rank.isInStock ? stockUnit : 0) + rank.fine * fineUnit + Math.min(rank.sales, maxSales);

export const classOfScore = (score: number): number => Math.floor(score / classUnit);

const strongFields = anyField & ~inDescription;

export interface WordRank {
  rankClass: number;
  /** 0–255. */
  fine: number;
}

/** What the marks of each slot tell about one item; `main` is the slot that names the goods. */
export function rankWords(marks: readonly Uint8Array[], doc: number, main: number): WordRank {
  let isStrong = true;
  let titles = 0;
  let typed = 0;
  let brands = 0;
  for (const slot of marks) {
    const mark = slot[doc] ?? 0;
    if (!(mark & strongFields)) isStrong = false;
    if (mark & inTitle) titles += 1;
    if (mark & asTyped) typed += 1;
    if (mark & inBrand) brands += 1;
  }
  const mark = marks[main]?.[doc] ?? 0;
  const offers = (mark & isHead ? 1 : 0) + (mark & endsCategory ? 1 : 0);
  const all = marks.length;
  return {
    rankClass: isStrong ? (offers > 0 ? rankClass.offers : rankClass.mentions) : rankClass.described,
    fine: (titles === all ? 32 : 0) + offers * 8 + (typed === all ? 4 : 0) + (brands > 0 ? 2 : 0),
  };
}
