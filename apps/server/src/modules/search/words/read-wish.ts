import { bigrams, codeKeyOf, joinLatin, latinPieces, normaliseText, type Run, splitRuns } from './normalise.ts';
import { cutWords } from './segmenter.ts';
import type { Slot, Way, WordWish } from './wish.ts';

/** Below this length a run such as `a4` is one word; longer ones are also looked for piece by piece, and by how they begin. */
const minSplitLength = 4;

/** What a reader of wishes has to know of a shop. */
export interface Lexicon {
  /** The word and what means the same. */
  synonymsOf: (word: string) => readonly string[];
}

/** What a person typed as slots; undefined when it holds no word at all. */
export function readWish(typed: string, lexicon: Lexicon): WordWish | undefined {
  const slots = splitRuns(normaliseText(typed).trim()).flatMap((run) => slotsOf(run, lexicon));
  if (slots.length === 0) return undefined;
  const codeKey = codeOf(typed);
  return { slots, codeKey, isCodeStart: /[\d\-_/]/.test(typed) };
}

/** A number may hold letters, digits, punctuation and, within itself, spaces. */
function codeOf(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return text.length >= 2 && text.length <= 40 ? codeKeyOf(text) : '';
}

function slotsOf(run: Run, lexicon: Lexicon): Slot[] {
  if (run.kind === 'latin') return [latinSlot(run.text, lexicon)];
  return cutWords(run.text).map((word) => ({ text: word, ways: waysOf(word, lexicon), codeStart: '' }));
}

function waysOf(word: string, lexicon: Lexicon): Way[] {
  return lexicon.synonymsOf(word).map((synonym) => ({
    lexemes: splitRuns(synonym).flatMap(lexemesOf),
    isAsTyped: synonym === word,
  }));
}

const lexemesOf = (run: Run): string[] => (run.kind === 'chinese' ? bigrams(run.text) : [joinLatin(run.text)]);

function latinSlot(run: string, lexicon: Lexicon): Slot {
  const joined = joinLatin(run);
  const ways = waysOf(joined, lexicon);
  const pieces = latinPieces(run);
  const isLong = joined.length >= minSplitLength;
  if (isLong && pieces.length > 1) ways.push({ lexemes: pieces, isAsTyped: true });
  const isCode = isLong && /\d/.test(joined) && /[a-z]/.test(joined);
  return { text: joined, ways, codeStart: isCode ? joined : '' };
}
