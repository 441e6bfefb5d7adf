import type { CompanyIndex } from './company-index.ts';
import { endKeysOf, soundBookOf } from './sound-book.ts';
import { findWord, type WordStats } from './vocabulary.ts';

/** The words of a shop's goods, for reading queries. */
export interface WordBook {
  /** Undefined: no goods bear the word. */
  find: (word: string) => WordStats | undefined;
  /** Words of three characters and more that begin or end as the word does. */
  alike: (word: string) => readonly string[];
  /** Chinese words that sound so, those that name most goods first. */
  bySound: (sound: string) => readonly string[];
  /** Names of goods whose characters begin with these letters. */
  byInitials: (initials: string) => readonly string[];
}

export function wordBookOf({ segments }: CompanyIndex): WordBook {
  return {
    find: (word) => {
      let stats: WordStats | undefined;
      for (const { vocabulary } of segments) {
        const here = findWord(vocabulary, word);
        if (here) stats = { count: (stats?.count ?? 0) + here.count, heads: (stats?.heads ?? 0) + here.heads };
      }
      return stats;
    },
    alike: (word) =>
      distinct(segments.flatMap((segment) => endKeysOf(word).map((key) => soundBookOf(segment).ends.get(key)))),
    bySound: (sound) => distinct(segments.map((segment) => soundBookOf(segment).sounds.get(sound))),
    byInitials: (initials) => distinct(segments.map((segment) => soundBookOf(segment).initials.get(initials))),
  };
}

const distinct = (lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];
