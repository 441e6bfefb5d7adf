import type { Slot } from '../query/wish.ts';
import { bigrams } from '../words/normalise.ts';
import type { WordBook } from '../index/word-book.ts';

const minFull = 4;
const minInitials = 3;
const maxWordLetters = 24;
const maxWords = 4;
const maxCandidates = 6;

/** The slots that letters stand for as pinyin: zhongxingbi, delizhongxingbi, zxb. Undefined: they are none of the shop's. */
export function readPinyin(letters: string, book: WordBook): Slot[] | undefined {
  if (letters.length >= minFull) {
    const words = splitSounds(letters, book, maxWords);
    if (words) return words.map(slotOf);
  }
  const named = letters.length >= minInitials ? book.byInitials(letters) : [];
  return named.length > 0 ? [slotOf(named)] : undefined;
}

/** Each word of the shop whose sound begins the letters, the longest first, and what is left likewise. */
function splitSounds(letters: string, book: WordBook, mostWords: number): (readonly string[])[] | undefined {
  if (letters === '') return [];
  if (mostWords === 0) return undefined;
  for (let end = Math.min(letters.length, maxWordLetters); end >= minFull - 1; end -= 1) {
    const words = book.bySound(letters.slice(0, end)).filter((word) => word.length > 1);
    if (words.length === 0) continue;
    const rest = splitSounds(letters.slice(end), book, mostWords - 1);
    if (rest) return [words, ...rest];
  }
  return undefined;
}

const slotOf = (words: readonly string[]): Slot => ({
  text: words[0] ?? '',
  role: 'goods',
  ways: words.slice(0, maxCandidates).map((word) => ({ lexemes: bigrams(word), isAsTyped: true })),
  codeStart: '',
  isJoined: false,
});
