import { withRoom } from './grow.ts';
import type { InSteps } from './in-steps.ts';
import { endsCategory, inBrand, isFirstKind, isHead } from './marks.ts';
import { latinKey } from './term-key.ts';
import { createTermTable } from './term-table.ts';

/** How many items contain a word, and for how many of them it says what they are. */
export interface WordStats {
  count: number;
  heads: number;
}

/** The words in titles, kinds, brands and categories of a segment, in arrays sorted by key. */
export interface Vocabulary {
  keys: Float64Array;
  /** Words with a space between. */
  text: string;
  counts: Uint32Array;
  heads: Uint32Array;
}

export interface VocabularyBuilder {
  add: (text: string, from: number, to: number, mark: number) => void;
  finish: () => InSteps<Vocabulary>;
}

const minLength = 2;
const maxLength = 12;
const naming = isHead | isFirstKind | endsCategory | inBrand;

export function createVocabularyBuilder(): VocabularyBuilder {
  const table = createTermTable();
  const words: string[] = [];
  let counts = new Uint32Array(1024);
  let heads = new Uint32Array(1024);
  return {
    add: (text, from, to, mark) => {
      if (to - from < minLength || to - from > maxLength) return;
      const id = table.idOf(latinKey(text, from, to));
      if (id === words.length) {
        words.push(text.slice(from, to));
        counts = withRoom(counts, id + 1);
        heads = withRoom(heads, id + 1);
      }
      counts[id] = (counts[id] ?? 0) + 1;
      if (mark & naming) heads[id] = (heads[id] ?? 0) + 1;
    },
    finish: function* () {
      const keys = table.keys().slice().sort();
      yield;
      const ids = Array.from(keys, (key) => table.idOf(key));
      return {
        keys,
        // A slice of a long text keeps that text alive; joining copies the characters.
        text: ids.map((id) => words[id] ?? '').join(' '),
        counts: Uint32Array.from(ids, (id) => counts[id] ?? 0),
        heads: Uint32Array.from(ids, (id) => heads[id] ?? 0),
      };
    },
  };
}

export const wordsOf = ({ text }: Vocabulary): string[] => (text ? text.split(' ') : []);

/** Undefined if no item of the segment contains the word. */
export function findWord({ keys, counts, heads }: Vocabulary, word: string): WordStats | undefined {
  const key = latinKey(word, 0, word.length);
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] ?? 0;
    if (found === key) return { count: counts[middle] ?? 0, heads: heads[middle] ?? 0 };
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
