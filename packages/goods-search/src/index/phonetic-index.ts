import { setImmediate as nextTurn } from 'node:timers/promises';
import { initialsOf, soundsOf } from '../words/sounds.ts';
import type { Segment } from './segment.ts';
import { type WordStats, wordsOf } from './vocabulary.ts';

/**
 * The words of all shops by their sound and spelling, to correct misspelt queries. All shops of the thread share one index:
 * most of their words are the same, and one index for each of two hundred shops does not fit into memory. The caller
 * keeps the words that its own goods contain (word-index.ts).
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

/** A word takes about 150 bytes. Beyond this number the index is emptied; the next queries fill it again. */
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

/** The index, after the words of these segments have been added. */
export function phoneticIndexOf(segments: readonly Segment[]): Pick<PhoneticIndex, 'sounds' | 'initials' | 'ends'> {
  for (const segment of segments) {
    if (phonetics.taught.has(segment)) continue;
    if (phonetics.words.size > maxWords) phonetics = emptyIndex();
    for (const word of wordsOf(segment.vocabulary)) learn(word);
    phonetics.taught.add(segment);
  }
  return phonetics;
}

/** Adds the words of a segment in small steps, before a query needs them. */
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

/** Whether at least every third item with this word is the thing that it names. */
export const isMostlyHead = (stats: WordStats | undefined): boolean =>
  stats !== undefined && stats.heads >= 2 && stats.heads * 3 >= stats.count;
