import { setImmediate as nextTurn } from 'node:timers/promises';
import { initialsOf, soundsOf } from '../words/sounds.ts';
import type { Segment } from './segment.ts';
import { type WordStats, wordsOf } from './vocabulary.ts';

/**
 * The words of all shops of this thread by how they sound and are spelled. One book for all of them: shops of a trade have
 * most words in common, and two hundred books of their own had no room side by side. It knows no shop; who asks keeps
 * what his own goods bear (word-index.ts).
 */
interface PhoneticIndex {
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

const emptyIndex = (): PhoneticIndex => ({
  words: new Set(),
  sounds: new Map(),
  initials: new Map(),
  ends: new Map(),
  taught: new WeakSet(),
});
let phonetics = emptyIndex();

/** The book with the words of these segments. */
export function phoneticIndexOf(segments: readonly Segment[]): Pick<PhoneticIndex, 'sounds' | 'initials' | 'ends'> {
  for (const segment of segments) {
    if (phonetics.taught.has(segment)) continue;
    if (phonetics.words.size > maxWords) phonetics = emptyIndex();
    for (const word of wordsOf(segment.vocabulary)) learn(word);
    phonetics.taught.add(segment);
  }
  return phonetics;
}

/** Teaches the words of a segment in small steps while nobody waits for them. */
export async function warmPhoneticIndex(segment: Segment): Promise<void> {
  const words = wordsOf(segment.vocabulary);
  for (let next = 0; next < words.length; next += wordsAtOnce) {
    for (const word of words.slice(next, next + wordsAtOnce)) learn(word);
    await nextTurn();
  }
  phoneticIndexOf([segment]);
}

function learn(word: string): void {
  if (phonetics.words.has(word) || /^\d/.test(word)) return;
  phonetics.words.add(word);
  for (const key of endKeysOf(word)) push(phonetics.ends, key, word);
  if (!/^[\u3400-\u9fff]+$/.test(word)) return;
  for (const sound of soundsOf(word)) push(phonetics.sounds, sound, word);
  push(phonetics.initials, initialsOf(word), word);
}

/** Keys of {@link PhoneticIndex.ends}; none for a short word. */
export const endKeysOf = (word: string): string[] => (word.length < 3 ? [] : [`${word[0]}-`, `-${word.at(-1)}`]);

function push(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

/** What goods are called about every third time they bear the word. */
export const isMostlyHead = (stats: WordStats | undefined): boolean =>
  stats !== undefined && stats.heads >= 2 && stats.heads * 3 >= stats.count;
