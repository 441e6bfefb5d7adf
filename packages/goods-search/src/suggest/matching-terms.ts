import type { Mark } from './suggestions.ts';
import { type Match, matchTerm, type Term } from './term-match.ts';

export interface Found<T extends Term> {
  term: T;
  match: Match;
}

/** Terms that answer to the key, the best first. `terms` stand in the order of their weight. */
export function matchingTerms<T extends Term>(terms: readonly T[], key: string, limit: number): Found<T>[] {
  const found: Found<T>[] = [];
  for (const term of terms) {
    const match = matchTerm(term, key);
    if (match) found.push({ term, match });
  }
  return found.toSorted((a, b) => a.match.tier - b.match.tier || b.term.weight - a.term.weight).slice(0, limit);
}

/** Characters of the term → UTF-16 units of its text, where spaces may stand between them. */
export function marksOf({ text }: Term, { from, to }: Match): Mark[] {
  if (to <= from) return [];
  const places = Array.from(text.matchAll(/\S/gu), ({ index, 0: character }) => ({
    index,
    end: index + character.length,
  }));
  const [first, last] = [places[from], places[to - 1]];
  return first && last ? [{ from: first.index, to: last.end }] : [];
}

/** The first of those that share a key. */
export function distinct<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}
