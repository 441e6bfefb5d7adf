import { setImmediate as breathe } from 'node:timers/promises';
import { dictionary } from '../words/dictionary.ts';
import { initialsOf, soundsOf } from '../words/sounds.ts';
import type { Segment } from './segment.ts';
import { type WordStats, wordsOf } from './vocabulary.ts';

/** The words of a segment by how they sound and are spelled, those that name most goods first. */
export interface SoundBook {
  sounds: ReadonlyMap<string, readonly string[]>;
  /** Names of goods and brands by the first letters of their characters. */
  initials: ReadonlyMap<string, readonly string[]>;
  /** Words of three characters and more by their first and by their last one. */
  ends: ReadonlyMap<string, readonly string[]>;
}

/** Books take about 150 bytes a word, so only so many words are kept; the book unused longest goes first. */
const maxWords = 400_000;
const wordsAtOnce = 1000;
const books = new Map<Segment, { book: SoundBook; words: number }>();

export function soundBookOf(segment: Segment): SoundBook {
  const known = books.get(segment);
  if (known) {
    books.delete(segment);
    books.set(segment, known);
    return known.book;
  }
  const maker = startBook(segment);
  maker.read(Number.MAX_SAFE_INTEGER);
  return keep(segment, maker);
}

/** Makes the book in small steps while nobody waits for it. */
export async function warmSoundBook(segment: Segment): Promise<void> {
  if (books.has(segment)) return;
  const maker = startBook(segment);
  while (maker.read(wordsAtOnce)) await breathe();
  if (!books.has(segment)) keep(segment, maker);
}

type Maker = ReturnType<typeof startBook>;

function keep(segment: Segment, { book, size }: Maker): SoundBook {
  books.set(segment, { book: book(), words: size });
  let words = 0;
  for (const one of books.values()) words += one.words;
  for (const [oldest, one] of books) {
    if (words <= maxWords || oldest === segment) break;
    words -= one.words;
    books.delete(oldest);
  }
  return books.get(segment)?.book ?? book();
}

function startBook({ vocabulary }: Segment) {
  const words = wordsOf(vocabulary);
  const sounds = new Map<string, string[]>();
  const initials = new Map<string, string[]>();
  const ends = new Map<string, string[]>();
  const worths = new Map<string, number>();
  let next = 0;
  const read = (count: number): boolean => {
    for (const end = Math.min(words.length, next + count); next < end; next += 1) {
      const word = words[next] ?? '';
      for (const key of endKeysOf(word)) push(ends, key, word);
      if (!/^[\u3400-\u9fff]+$/.test(word)) continue;
      const stats = { count: vocabulary.counts[next] ?? 0, heads: vocabulary.heads[next] ?? 0 };
      worths.set(word, stats.heads * 4 + stats.count);
      for (const sound of soundsOf(word)) push(sounds, sound, word);
      if (isName(word, stats)) push(initials, initialsOf(word), word);
    }
    return next < words.length;
  };
  const book = (): SoundBook => {
    const byWorth = (a: string, b: string) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0);
    for (const lists of [sounds, initials]) for (const list of lists.values()) list.sort(byWorth);
    return { sounds, initials, ends };
  };
  return { read, book, size: words.length };
}

/** Keys of {@link SoundBook.ends}; none for a short word. */
export const endKeysOf = (word: string): string[] => (word.length < 3 ? [] : [`${word[0]}-`, `-${word.at(-1)}`]);

function push(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

const isName = (word: string, stats: WordStats): boolean =>
  dictionary().goods.has(word) || dictionary().brands.has(word) || isMostlyHead(stats);

/** What goods are called about every third time they bear the word. */
export const isMostlyHead = (stats: WordStats | undefined): boolean =>
  stats !== undefined && stats.heads >= 2 && stats.heads * 3 >= stats.count;
