import { normaliseText, splitRuns } from '../words/normalise.ts';
import { memoised } from '../words/memoised.ts';
import { isGoodsWord } from '../words/segmenter.ts';
import type { CompanyIndex } from './company-index.ts';

interface NamesOnly {
  categories: CompanyIndex['categories'];
  count: number;
  /** By category number: what it and those above it are called, part by part. */
  parts: string[][];
  synonyms: CompanyIndex['synonyms'];
  /** By category number: the parts of its own name. */
  own: string[][];
}

interface Names extends NamesOnly {
  /** For a word, what {@link categoriesNamed} and {@link categoriesOfOtherKind} return, kept for the latest words. */
  namedBy: (word: string) => { categories: Uint8Array | undefined };
  ofOtherKind: (word: string) => Uint8Array;
}

const maxWords = 500;

const known = new WeakMap<CompanyIndex, Names>();

/** A word this long may name a department. Shorter ones may not: most goods in 电脑、办公 are no 电脑. */
const departmentLength = 4;

/** May name a department of a shop, such as 办公用品. */
export const isDepartment = (word: string): boolean => word.length >= departmentLength;

/** Whether a word is the name of a category or of one above it: no, yes, or by a synonym. */
export const nameMatch = { none: 0, sameName: 1, synonym: 2 } as const;

/**
 * By category number a value of {@link nameMatch}: the category or one above it ends with the word, as 办公家具 with 家具, or
 * is a department whose name is a synonym, as 劳保安防 of 劳保用品. Undefined if no category matches.
 */
export function categoriesNamed(index: CompanyIndex, word: string): Uint8Array | undefined {
  return word.length < 2 ? undefined : namesOf(index).namedBy(word).categories;
}

function readCategories({ parts, synonyms }: NamesOnly, word: string): Uint8Array | undefined {
  const others = isDepartment(word) ? synonyms.of(word).slice(1) : [];
  const how = Uint8Array.from(parts, (names) => {
    if (names.some((name) => name.endsWith(word))) return nameMatch.sameName;
    return others.length > 0 && names.some((name) => others.includes(name)) ? nameMatch.synonym : nameMatch.none;
  });
  return how.some((one) => one !== nameMatch.none) ? how : undefined;
}

/**
 * By category number: 1 where the category is named by goods of another kind, as 支架 for 打印机. Kinds whose names end alike,
 * such as 办公桌 and 餐桌, may be each other.
 */
export const categoriesOfOtherKind = (index: CompanyIndex, word: string): Uint8Array =>
  namesOf(index).ofOtherKind(word);

function readOtherKinds({ own, synonyms }: NamesOnly, word: string): Uint8Array {
  const same = synonyms.of(word);
  const isLike = (name: string) => same.some((one) => name.endsWith(one) || name.at(-1) === one.at(-1));
  return Uint8Array.from(own, (names) =>
    names.length > 0 && names.every((name) => isThing(name) && !isLike(name) && !name.includes(word)) ? 1 : 0,
  );
}

/** Whether a category has exactly this name. */
export const isCategoryName = (index: CompanyIndex, word: string): boolean =>
  namesOf(index).own.some((names) => names.includes(word));

/** Whether the name ends with a name of goods: 桌面支架 does (支架), 办公文具 does not. */
const isThing = (name: string): boolean =>
  isGoodsWord(name) || isGoodsWord(name.slice(-3)) || isGoodsWord(name.slice(-2));

function namesOf(index: CompanyIndex): Names {
  const { categories, numbers, synonyms } = index;
  const before = known.get(index);
  const isSame = before?.categories === categories && before.synonyms === synonyms;
  if (isSame && before.count === numbers.categories.names.length) return before;
  const parts = numbers.categories.names.map((id) => partsAbove(index, id));
  const own = numbers.categories.names.map((id) => partsOf(categories.get(id)?.name ?? ''));
  const names: NamesOnly = { categories, count: parts.length, parts, own, synonyms };
  const made: Names = {
    ...names,
    namedBy: memoised((word) => ({ categories: readCategories(names, word) }), maxWords),
    ofOtherKind: memoised((word) => readOtherKinds(names, word), maxWords),
  };
  known.set(index, made);
  return made;
}

const partsOf = (name: string): string[] => splitRuns(normaliseText(name)).map((run) => run.text.replace(/类$/, ''));

function partsAbove({ categories }: CompanyIndex, id: string): string[] {
  const parts: string[] = [];
  for (let at: string | undefined = id, level = 0; at !== undefined && level < 4; level += 1) {
    const category = categories.get(at);
    if (!category) break;
    parts.push(...partsOf(category.name));
    at = category.parentId;
  }
  return parts;
}
