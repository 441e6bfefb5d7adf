import { bigrams } from '../words/normalise.ts';
import { withoutWords } from '../query/parsed-query.ts';
import { inBrand, inCategory, inProperties, inTitle } from '../index/marks.ts';
import { type KeyedToken, matchTokens } from './match-tokens.ts';
import { matchVariant } from './match-variant.ts';
import type { Segment } from '../index/segment.ts';
import { termKey } from '../index/term-key.ts';

/** An unwanted word, with the phrases by which goods say that they are free of it: 无酒精. */
export interface Unwanted {
  tokens: KeyedToken[];
  freeOf: number[][];
}

export const toUnwanted = (texts: readonly string[], tokens: KeyedToken[]): Unwanted => ({
  tokens,
  freeOf: texts.flatMap((text) => withoutWords.map((without) => bigrams(without + text).map(termKey))),
});

const told = inTitle | inCategory | inBrand | inProperties;

/** By document: 1 if it has something unwanted. Undefined if the query excludes nothing. */
export function unwantedIn(segment: Segment, all: readonly Unwanted[]): Uint8Array | undefined {
  if (all.length === 0) return undefined;
  const refused = new Uint8Array(segment.size);
  for (const { tokens, freeOf } of all) {
    const found = matchTokens(segment, tokens);
    const docs = found.docs
      .slice(0, found.count)
      .filter((doc) => found.marks.every((marks) => (marks[doc] ?? 0) & told));
    found.done();
    const free = new Set<number>();
    for (const keys of freeOf) {
      const { docs: saying, count } = matchVariant(segment.postings, keys);
      for (let at = 0; at < count; at += 1) free.add(saying[at] ?? 0);
    }
    for (const doc of docs) if (!free.has(doc)) refused[doc] = 1;
  }
  return refused;
}
