import type { Token } from '../query/parsed-query.ts';
import { bigrams } from '../words/normalise.ts';
import type { WordIndex } from '../index/word-index.ts';

const minFull = 4;
const minInitials = 3;
const maxWordLetters = 24;
const maxWords = 4;
const maxCandidates = 6;

/** Reads letters as pinyin of the shop's words: zhongxingbi, delizhongxingbi, zxb. Undefined if they are not. */
export function readPinyin(letters: string, wordIndex: WordIndex): Token[] | undefined {
  if (letters.length >= minFull) {
    const words = splitSounds(letters, wordIndex, maxWords);
    if (words) return words.map(tokenOf);
  }
  const named = letters.length >= minInitials ? wordIndex.byInitials(letters) : [];
  return named.length > 0 ? [tokenOf(named)] : undefined;
}

/** Splits the letters into sounds of the shop's words; at each place the longest sound is tried first. */
function splitSounds(letters: string, wordIndex: WordIndex, mostWords: number): (readonly string[])[] | undefined {
  if (letters === '') return [];
  if (mostWords === 0) return undefined;
  for (let end = Math.min(letters.length, maxWordLetters); end >= minFull - 1; end -= 1) {
    const words = wordIndex.bySound(letters.slice(0, end)).filter((word) => word.length > 1);
    if (words.length === 0) continue;
    const rest = splitSounds(letters.slice(end), wordIndex, mostWords - 1);
    if (rest) return [words, ...rest];
  }
  return undefined;
}

const tokenOf = (words: readonly string[]): Token => ({
  text: words[0] ?? '',
  role: 'goods',
  variants: words.slice(0, maxCandidates).map((word) => ({ lexemes: bigrams(word), isAsTyped: true })),
  codeStart: '',
  isJoined: false,
});
