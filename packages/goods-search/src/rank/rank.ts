import { maxBrevity } from '../index/segment.ts';
import {
  anyField,
  asTyped,
  endsCategory,
  inAncestor,
  inBrand,
  inCategory,
  inDescription,
  inTitle,
  isEarlyKind,
  isFirstKind,
  isHead,
} from '../index/marks.ts';
import type { TokenHits } from '../find/match-tokens.ts';

/**
 * How well an item matches the query; higher is better and counts before stock. `described`: only the description has the
 * words; `mentions`: the item has them but is another thing; `offers`: the title names the thing, the category another
 * one; `kind`: it is the thing; `codeStart`, `code`: its number begins with or is what was typed.
 */
export const rankClass = { described: 0, mentions: 1, offers: 2, kind: 3, codeStart: 4, code: 5 } as const;

/** A rank is one number: the class, then 13 bits for the order inside the class. -1: no hit. */
const classBits = 13;
const classUnit = 2 ** classBits;
const maxFine = classUnit - 1;

export const rankOf = (itemClass: number, fine = 0): number => itemClass * classUnit + Math.min(fine, maxFine);

const scoreClassUnit = 2 ** 46;
const stockUnit = 2 ** 45;
const fineUnit = 2 ** 32;
const maxSales = 2 ** 32 - 1;

/**
 * The number hits are sorted by: first the class, then in stock before out of stock, then the order inside the class,
 * then sales.
 */
export function scoreOf(rank: number, stock: number, sales: number): number {
  const fine = rank & maxFine;
  return (
    (rank >> classBits) * scoreClassUnit + (stock === 0 ? 0 : stockUnit) + fine * fineUnit + Math.min(sales, maxSales)
  );
}

export const classOfScore = (score: number): number => Math.floor(score / scoreClassUnit);

const strongFields = anyField & ~inDescription;

/** Fields that name the goods. A data sheet only mentions them: 适用：鼠标. */
const namingFields = inTitle | inCategory | inBrand | inAncestor;

/**
 * Ranks one item by the marks of each token. `main` is the token that names the goods. -1 (no hit) if only the
 * description names them.
 */
export function rankWords(
  { marks, adjacency }: TokenHits,
  doc: number,
  main: { at: number; isGoods: boolean },
  { brevity, isOtherKind }: { brevity: number; isOtherKind: boolean },
): number {
  const all = marks.length;
  let isStrong = true;
  let titles = 0;
  let typed = 0;
  let brands = 0;
  for (let token = 0; token < all; token += 1) {
    const mark = marks[token]?.[doc] ?? 0;
    if (!(mark & strongFields)) isStrong = false;
    if (mark & inTitle) titles += 1;
    if (mark & asTyped) typed += 1;
    if (mark & inBrand) brands += 1;
  }
  const mark = marks[main.at]?.[doc] ?? 0;
  if (!(mark & (strongFields | inAncestor))) return -1;
  if (!isStrong || (main.isGoods && !(mark & namingFields))) return rankOf(rankClass.described);
  const offers = (mark & (isFirstKind | isEarlyKind) ? 2 : mark & isHead ? 1 : 0) + (mark & endsCategory ? 1 : 0);
  const fine =
    Math.min(adjacency[doc] ?? 0, 3) * 128 +
    (typed === all ? 64 : 0) +
    offers * 16 +
    (mark & isFirstKind ? 8 : 0) +
    (titles === all ? 4 : 0) +
    (brands > 0 ? 2 : 0);
  const isToldKind = mark & (endsCategory | isFirstKind);
  const itemClass = offers === 0 ? rankClass.mentions : isOtherKind && !isToldKind ? rankClass.offers : rankClass.kind;
  return rankOf(itemClass, fine * (maxBrevity + 1) + brevity);
}

/** The same score in another class. */
export const withClass = (score: number, itemClass: number): number =>
  score + (itemClass - classOfScore(score)) * scoreClassUnit;
