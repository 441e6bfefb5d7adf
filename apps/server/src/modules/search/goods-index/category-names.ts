import { normaliseText, splitRuns } from '../words/normalise.ts';
import type { CompanyIndex } from './company-index.ts';

interface Names {
  categories: CompanyIndex['categories'];
  count: number;
  /** By category number: what it and those above it are called, part by part. */
  parts: string[][];
}

const known = new WeakMap<CompanyIndex, Names>();

/** By category number: 1 where the category or one above it ends with the word, as 办公家具 with 家具; undefined: none does. */
export function categoriesCalled(index: CompanyIndex, word: string): Uint8Array | undefined {
  if (word.length < 2) return undefined;
  const { parts } = namesOf(index);
  const called = Uint8Array.from(parts, (names) => (names.some((name) => name.endsWith(word)) ? 1 : 0));
  return called.includes(1) ? called : undefined;
}

function namesOf(index: CompanyIndex): Names {
  const { categories, numbers } = index;
  const before = known.get(index);
  if (before?.categories === categories && before.count === numbers.categories.names.length) return before;
  const parts = numbers.categories.names.map((id) => partsAbove(index, id));
  const made = { categories, count: parts.length, parts };
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
