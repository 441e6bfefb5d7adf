import { isHeadAt } from './head-words.ts';
import { joinLatin, latinPieces, normaliseText, splitRuns } from './normalise.ts';
import type { DocText } from './doc-words.ts';
import { cutWords } from './segmenter.ts';

/** Signs of a terms text; normalised words contain none of them. */
export const fieldEnd = '\n';
export const wordEnd = '|';
export const headMark = '!';

/**
 * The words of an item for the index in memory, cut once when it is written: fields (title, brand, category, properties,
 * numbers, and last what tells little: the categories above and the description) end with a newline, runs are separated by spaces, Chinese words inside a run by `|`, and a word
 * that names what is offered is followed by `!`.
 */
export function writeTerms(text: DocText): string {
  const fields = [
    [text.title],
    text.brandNames,
    text.categoryNames.slice(-1),
    text.properties,
    [text.itemNo, text.modelNo],
    [...text.categoryNames.slice(0, -1), text.description],
  ];
  return fields.map((parts) => parts.flatMap(termsOf).join(' ')).join(fieldEnd);
}

function termsOf(text: string): string[] {
  return splitRuns(normaliseText(text)).flatMap((run) =>
    run.kind === 'chinese' ? [chineseTerms(run.text)] : latinTerms(run.text),
  );
}

function chineseTerms(run: string): string {
  const words = cutWords(run);
  return words.map((word, at) => (isHeadAt(words, at) ? `${word}${headMark}` : word)).join(wordEnd);
}

/** The run as one word, what is between its punctuation, and its letters and digits apart. */
export function latinTerms(run: string): string[] {
  return [...new Set([joinLatin(run), ...run.split(/[-_/]/), ...latinPieces(run)])];
}
