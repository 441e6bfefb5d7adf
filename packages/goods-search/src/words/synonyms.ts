import { dictionary, type SynonymGroup } from './dictionary.ts';

/** Finds the words that mean the same as a word. */
export interface Synonyms {
  /** The word first, then the others. */
  of: (word: string) => readonly string[];
  has: (word: string) => boolean;
  words: () => Iterable<string>;
}

/** Groups that share a word are merged. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const found = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]) => {
    const known = found.get(word) ?? new Set([word]);
    for (const other of others) known.add(other);
    found.set(word, known);
  };
  for (const { words, isOneWay } of groups) {
    const [first] = words;
    if (isOneWay && first !== undefined) add(first, words);
    else for (const word of words) add(word, words);
  }
  // An English name also finds the goods by all synonyms of their Chinese names.
  for (const [name, called] of dictionary().english) {
    add(name, [name, ...called, ...called.flatMap((one) => Array.from(found.get(one) ?? []))]);
  }
  const lists = new Map(Array.from(found, ([word, others]) => [word, [...others]]));
  return { of: (word) => lists.get(word) ?? [word], has: (word) => lists.has(word), words: () => lists.keys() };
}

let common: Synonyms | undefined;

/** The groups that come with the product. */
export function commonSynonyms(): Synonyms {
  common ??= createSynonyms(dictionary().synonyms);
  return common;
}
