import { dictionary } from '../words/dictionary.ts';
import { isOneEditApart } from '../words/edit-distance.ts';
import type { CompanyIndex } from './company-index.ts';
import { endKeysOf, isMostlyHead, phoneticIndexOf } from './phonetic-index.ts';
import { findWord, type WordStats } from './vocabulary.ts';

/** Finds words of the shop's goods: exactly, by sound, or one edit away. Used to interpret queries. */
export interface WordIndex {
  /** Undefined if no goods contain the word. */
  find: (word: string) => WordStats | undefined;
  /** Words one edit away; only words of three characters or more with the same first or last character are compared. */
  alike: (word: string) => readonly string[];
  /** Chinese words with this sound; those that name most goods come first. */
  bySound: (sound: string) => readonly string[];
  /** Names of goods whose characters begin with these letters. */
  byInitials: (initials: string) => readonly string[];
}

export function wordIndexOf({ segments }: CompanyIndex): WordIndex {
  const find = (word: string): WordStats | undefined => {
    let stats: WordStats | undefined;
    for (const { vocabulary } of segments) {
      const here = findWord(vocabulary, word);
      if (here) stats = { count: (stats?.count ?? 0) + here.count, heads: (stats?.heads ?? 0) + here.heads };
    }
    return stats;
  };
  /** Keeps the words of this shop and sorts them by how many goods they name. */
  const own = (words: readonly string[] | undefined, isWanted: (word: string, stats: WordStats) => boolean) =>
    (words ?? [])
      .flatMap((word) => {
        const stats = find(word);
        return stats && isWanted(word, stats) ? [{ word, worth: stats.heads * 4 + stats.count }] : [];
      })
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ word }) => word);
  return {
    find,
    alike: (word) => {
      const { ends } = phoneticIndexOf(segments);
      const near = endKeysOf(word).flatMap((key) => (ends.get(key) ?? []).filter((other) => isNear(word, other)));
      return [...new Set(near)].filter((other) => find(other) !== undefined);
    },
    bySound: (sound) => own(phoneticIndexOf(segments).sounds.get(sound), () => true),
    byInitials: (initials) => own(phoneticIndexOf(segments).initials.get(initials), isName),
  };
}

const isNear = (word: string, other: string): boolean =>
  Math.abs(word.length - other.length) <= 1 && isOneEditApart(word, other);

const isName = (word: string, stats: WordStats): boolean =>
  dictionary().goods.has(word) || dictionary().brands.has(word) || isMostlyHead(stats);
