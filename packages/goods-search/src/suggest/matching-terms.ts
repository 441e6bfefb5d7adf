import type { Mark } from './suggestions.ts';
import { type Match, matchTerm, type Term } from './term-match.ts';

export interface Found<T extends Term> {
  term: T;
  match: Match;
}

/** The terms that match what is typed (`key`), the best match first. `terms` are ordered by weight. */
export function matchingTerms<T extends Term>(terms: readonly T[], key: string, limit: number): Found<T>[] {
  const found: Found<T>[] = [];
  for (const term of terms) {
    const match = matchTerm(term, key);
    if (match) found.push({ term, match });
  }
  return found.toSorted((a, b) => a.match.tier - b.match.tier || b.term.weight - a.term.weight).slice(0, limit);
}

/**
 * Where the match is in the shown text, in UTF-16 units. The term's characters have no spaces; its text may have some.
 */
export function marksOf({ text }: Term, { from, to }: Match): Mark[] {
  if (to <= from) return [];
  const places = Array.from(text.matchAll(/\S/gu), ({ index, 0: character }) => ({
    index,
    end: index + character.length,
  }));
  const [first, last] = [places[from], places[to - 1]];
  return first && last ? [{ from: first.index, to: last.end }] : [];
}

/** Removes those whose key was there before. */
export function distinct<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}
