import { normaliseText, splitRuns } from '../words/normalise.ts';
import type { CompanyIndex } from './company-index.ts';

interface Names {
  categories: CompanyIndex['categories'];
  count: number;
  /** By category number: what it and those above it are called, part by part. */
  parts: string[][];
  synonyms: CompanyIndex['synonyms'];
  /** What was answered before, by word. */
  answers: Map<string, Uint8Array | undefined>;
}

const maxAnswers = 500;

const known = new WeakMap<CompanyIndex, Names>();

/** Names of departments are this long at least; 电脑 of 电脑、办公 is what many of its goods go with. */
const departmentLength = 4;

/** May name a department of a shop, such as 办公用品. */
export const isDepartment = (word: string): boolean => word.length >= departmentLength;

/** How a category, or one above it, is called: not so, so, or so by another name. */
export const called = { not: 0, so: 1, otherwise: 2 } as const;

/**
 * By category number: whether the category or one above it ends with the word, as 办公家具 with 家具, or is a department
 * by another name, as 劳保安防 for 劳保用品; undefined: none is.
 */
export function categoriesCalled(index: CompanyIndex, word: string): Uint8Array | undefined {
  if (word.length < 2) return undefined;
  const { answers } = namesOf(index);
  if (answers.has(word)) return answers.get(word);
  const answer = readCategories(index, word);
  if (answers.size >= maxAnswers) answers.clear();
  answers.set(word, answer);
  return answer;
}

function readCategories(index: CompanyIndex, word: string): Uint8Array | undefined {
  const { parts } = namesOf(index);
  const others = isDepartment(word) ? index.synonyms.of(word).slice(1) : [];
  const how = Uint8Array.from(parts, (names) => {
    if (names.some((name) => name.endsWith(word))) return called.so;
    return others.length > 0 && names.some((name) => others.includes(name)) ? called.otherwise : called.not;
  });
  return how.some((one) => one !== called.not) ? how : undefined;
}

function namesOf(index: CompanyIndex): Names {
  const { categories, numbers, synonyms } = index;
  const before = known.get(index);
  const isSame = before?.categories === categories && before.synonyms === synonyms;
  if (isSame && before.count === numbers.categories.names.length) return before;
  const parts = numbers.categories.names.map((id) => partsAbove(index, id));
  const made = { categories, count: parts.length, parts, synonyms, answers: new Map<string, Uint8Array | undefined>() };
  known.set(index, made);
  return made;
}

function partsAbove({ categories }: CompanyIndex, id: string): string[] {
  const parts: string[] = [];
  for (let at: string | undefined = id, level = 0; at !== undefined && level < 4; level += 1) {
    const category = categories.get(at);
    if (!category) break;
    parts.push(...splitRuns(normaliseText(category.name)).map((run) => run.text.replace(/类$/, '')));
    at = category.parentId;
  }
  return parts;
}
