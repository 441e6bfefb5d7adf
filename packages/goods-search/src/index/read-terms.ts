import { fieldEnd, headMark, wordEnd } from '../documents/doc-terms.ts';
import {
  endsCategory,
  inBrand,
  inCategory,
  inDescription,
  inProperties,
  inTitle,
  isEarlyKind,
  isFirstKind,
  isHead,
  isWhole,
} from './marks.ts';
import { isChinese, latinKey, pairKey } from './term-key.ts';

const fieldMarks = [inTitle, inCategory, inBrand, inCategory, inProperties, inProperties, inDescription];
const titleField = 0;
const kindsField = 1;
const categoryField = 3;
const propertiesField = 4;
const descriptionField = 6;
const earlyKinds = 4;
const longestAmount = 11;
const newline = fieldEnd.charCodeAt(0);
const bar = wordEnd.charCodeAt(0);
const head = headMark.charCodeAt(0);
const space = 32;

interface Reader {
  /** A word of the item with its mark; the same word may come several times. */
  onTerm: (key: number, mark: number) => void;
  /** A word of the title, kinds, brand or category as it was cut, for the shop's vocabulary. */
  onWord?: (from: number, to: number, mark: number) => void;
  /** A run of letters and digits in the title: possibly a model number. */
  onTitleCode?: (from: number, to: number) => void;
}

/** Whether the data sheet or the keywords name the item's kind. */
export const hasKinds = (terms: string): boolean => {
  const titleEnd = terms.indexOf(fieldEnd);
  return titleEnd >= 0 && terms.charCodeAt(titleEnd + 1) !== newline;
};

/** Reads a terms text (documents/doc-terms.ts) in one pass, without creating strings. */
export function readTerms(terms: string, reader: Reader): void {
  let field = 0;
  /** How many spaces of the field have been read. */
  let place = 0;
  /** The last character of the word before, if both are in one run, and whether that word has only one character. */
  let before = 0;
  let isSingleBefore = false;
  for (let at = 0; at < terms.length; at += 1) {
    const code = terms.charCodeAt(at);
    if (code === space || code === newline) {
      before = 0;
      place = code === newline ? 0 : place + 1;
      if (code === newline) field += 1;
    } else if (isChinese(code)) {
      let end = at + 1;
      while (isChinese(terms.charCodeAt(end))) end += 1;
      const ending = terms.charCodeAt(end) === head ? endingMark(field, place) : 0;
      const isSingle = end - at === 1;
      if (before) {
        const mark = markOf(field) | (isSingle ? ending : 0) | (isSingle && isSingleBefore ? isWhole : 0);
        reader.onTerm(pairKey(before, code), mark);
      }
      readWord(terms, at, end, { reader, field, ending });
      before = terms.charCodeAt(end - 1);
      isSingleBefore = isSingle;
      at = end - 1;
    } else if (code !== bar && code !== head) {
      const from = at;
      while (at + 1 < terms.length && !isGap(terms.charCodeAt(at + 1))) at += 1;
      before = 0;
      reader.onTerm(latinKey(terms, from, at + 1), markOf(field) | isWhole);
      if (field === titleField) reader.onTitleCode?.(from, at + 1);
      const isWord = isLetter(code) ? field <= categoryField : field <= propertiesField && isAmount(terms, from, at);
      if (isWord) reader.onWord?.(from, at + 1, markOf(field));
    }
  }
}

/**
 * A Chinese word: its characters, its pairs of neighbouring characters, and the word itself. `ending`: the marks of its
 * last character.
 */
function readWord(
  terms: string,
  from: number,
  to: number,
  { reader, field, ending }: { reader: Reader; field: number; ending: number },
): void {
  const mark = markOf(field) | isWhole;
  for (let at = from; at < to; at += 1) {
    const marks = at + 1 === to ? mark | ending : mark;
    if (field < descriptionField) reader.onTerm(terms.charCodeAt(at), marks);
    if (at > from) reader.onTerm(pairKey(terms.charCodeAt(at - 1), terms.charCodeAt(at)), marks);
  }
  if (field <= categoryField) reader.onWord?.(from, to, mark | ending);
}

const markOf = (field: number): number => fieldMarks[field] ?? inDescription;

/** Where a word of letters and digits ends; a Chinese unit belongs to it (5号). */
const isGap = (code: number) => code === space || code === newline;
const isLetter = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;
const times = 'x'.charCodeAt(0);

/**
 * Whether it is an amount such as 10kg, 3匹 or 80x80, not a plain number or the number of an amount (0.5_). `last`: the
 * position of its last character.
 */
function isAmount(terms: string, from: number, last: number): boolean {
  if (!isDigit(terms.charCodeAt(from)) || last - from > longestAmount) return false;
  const end = terms.charCodeAt(last);
  if (isLetter(end) || isChinese(end)) return true;
  for (let at = from; at < last && isDigit(end); at += 1) if (terms.charCodeAt(at) === times) return true;
  return false;
}

/**
 * Words that name what is offered: the last word of a kind or of a part of the category's name, and the heads of the
 * title.
 */
function endingMark(field: number, place: number): number {
  if (field === titleField) return isHead;
  if (field === kindsField) return isHead | (place === 0 ? isFirstKind : place < earlyKinds ? isEarlyKind : 0);
  return field === categoryField ? endsCategory : 0;
}
