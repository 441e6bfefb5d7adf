import { fieldEnd, headMark, wordEnd } from '../words/doc-terms.ts';
import { endsCategory, inBrand, inCategory, inDescription, inProperties, inTitle, isHead } from './marks.ts';
import { isChinese, latinKey, pairKey } from './term-key.ts';

const fieldMarks = [inTitle, inBrand, inCategory, inProperties, inProperties, inDescription];
const newline = fieldEnd.charCodeAt(0);
const bar = wordEnd.charCodeAt(0);
const head = headMark.charCodeAt(0);
const space = 32;
const titleField = 0;

interface Reader {
  /** A word of the item with its mark; the same word may come several times. */
  onTerm: (key: number, mark: number) => void;
  /** A word of the title, brand or category as it was cut, for the shop's vocabulary. */
  onWord?: (from: number, to: number, mark: number) => void;
  /** A run of letters and digits in the title: possibly a model number. */
  onTitleCode?: (from: number, to: number) => void;
}

/** Reads a terms text (words/doc-terms.ts) in one pass, without making a string. */
export function readTerms(terms: string, { onTerm, onWord, onTitleCode }: Reader): void {
  let field = 0;
  let mark = inTitle;
  let before = 0;
  let wordFrom = 0;
  for (let at = 0; at < terms.length; at += 1) {
    const code = terms.charCodeAt(at);
    if (isChinese(code)) {
      const next = terms.charCodeAt(at + 1);
      const marks = mark | endingMark(field, next);
      if (field < fieldMarks.length - 1) onTerm(code, marks);
      if (before) onTerm(pairKey(before, code), marks);
      before = code;
      if (!isChinese(next)) onWord?.(wordFrom, at + 1, marks);
    } else if (code === bar || code === head) {
      wordFrom = at + 1;
    } else if (code === space || code === newline) {
      before = 0;
      wordFrom = at + 1;
      if (code === newline) {
        field += 1;
        mark = fieldMarks[field] ?? inDescription;
      }
    } else {
      const from = at;
      while (at + 1 < terms.length && isLatin(terms.charCodeAt(at + 1))) at += 1;
      onTerm(latinKey(terms, from, at + 1), mark);
      if (field === titleField) onTitleCode?.(from, at + 1);
    }
  }
}

const isLatin = (code: number) => code !== space && code !== newline && !isChinese(code);

/** A head counts in the title; in a category's name every part ends with what it holds. */
function endingMark(field: number, next: number): number {
  if (field === titleField) return next === head ? isHead : 0;
  return fieldMarks[field] === inCategory && (next === head || Number.isNaN(next)) ? endsCategory : 0;
}
