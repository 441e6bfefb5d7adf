import { setImmediate as breathe } from 'node:timers/promises';
import { initialsOf, soundsOf } from '../words/sounds.ts';
import type { Segment } from './segment.ts';
import { type WordStats, wordsOf } from './vocabulary.ts';

/**
 * The words of all shops of this thread by how they sound and are spelled. One book for all of them: shops of a trade have
 * most words in common, and two hundred books of their own had no room side by side. It knows no shop; who asks keeps
 * what his own goods bear (word-book.ts).
 */
interface SoundBook {
  words: Set<string>;
  sounds: Map<string, string[]>;
  /** By the first letters of their characters. */
  initials: Map<string, string[]>;
  /** Words of three characters and more by their first and by their last one. */
  ends: Map<string, string[]>;
  taught: WeakSet<Segment>;
}

/** A word takes about 150 bytes; beyond these a new book is begun, which the next queries fill again. */
const maxWords = 400_000;
const wordsAtOnce = 1000;

const emptyBook = (): SoundBook => ({
  words: new Set(),
  sounds: new Map(),
  initials: new Map(),
  ends: new Map(),
  taught: new WeakSet(),
});
let book = emptyBook();

/** The book with the words of these segments. */
export function soundBookOf(segments: readonly Segment[]): Pick<SoundBook, 'sounds' | 'initials' | 'ends'> {
  for (const segment of segments) {
    if (book.taught.has(segment)) continue;
    if (book.words.size > maxWords) book = emptyBook();
    for (const word of wordsOf(segment.vocabulary)) learn(word);
    book.taught.add(segment);
  }
  return book;
}

/** Teaches the words of a segment in small steps while nobody waits for them. */
export async function warmSoundBook(segment: Segment): Promise<void> {
  const words = wordsOf(segment.vocabulary);
  for (let next = 0; next < words.length; next += wordsAtOnce) {
    for (const word of words.slice(next, next + wordsAtOnce)) learn(word);
    await breathe();
  }
  soundBookOf([segment]);
}

function learn(word: string): void {
  if (book.words.has(word) || /^\d/.test(word)) return;
  book.words.add(word);
  for (const key of endKeysOf(word)) push(book.ends, key, word);
  if (!/^[\u3400-\u9fff]+$/.test(word)) return;
  for (const sound of soundsOf(word)) push(book.sounds, sound, word);
  push(book.initials, initialsOf(word), word);
}

/** Keys of {@link SoundBook.ends}; none for a short word. */
export const endKeysOf = (word: string): string[] => (word.length < 3 ? [] : [`${word[0]}-`, `-${word.at(-1)}`]);

function push(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

/** What goods are called about every third time they bear the word. */
export const isMostlyHead = (stats: WordStats | undefined): boolean =>
  stats !== undefined && stats.heads >= 2 && stats.heads * 3 >= stats.count;
