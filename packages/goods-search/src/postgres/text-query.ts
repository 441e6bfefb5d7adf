import { bigrams, codeKeyOf } from '../words/normalise.ts';
import { allOf, anyOf, prefixOf, quoted, wordIn } from './tsquery.ts';
import { type Slot, withoutWords, type WordWish } from '../query/wish.ts';

/** tsquery texts for PostgreSQL. */
export interface TextQuery {
  /** Every word, anywhere in the document, or the number. */
  words: string;
  /** Every word in the title. */
  title: string;
  /** Some word in the brand or category. */
  kind: string;
  /** What item and model numbers are compared with. */
  codeKey: string;
}

export function textQueryOf(wish: WordWish): TextQuery {
  const all = wish.slots.map((slot) => partOf(slot, ''));
  const refused = wish.unwanted.map((phrase) => `!${refusedPart(phrase)}`);
  const words = allOf([...all, ...refused]) ?? '';
  const code = quoted(`#n${wish.codeKey}`);
  return {
    words: wish.codeKey ? (anyOf([words, wish.isCodeStart ? prefixOf(`#n${wish.codeKey}`) : code]) ?? words) : words,
    title: allOf(wish.slots.map((slot) => partOf(slot, 'A'))) ?? '',
    kind: anyOf(wish.slots.map((slot) => partOf(slot, 'B'))) ?? '',
    codeKey: wish.codeKey,
  };
}

/** Bears all words of the phrase where its kind is told, and does not say that it is free of them. */
function refusedPart(phrase: readonly Slot[]): string {
  const bears = allOf(phrase.map((slot) => partOf(slot, 'ABC'))) ?? '';
  const freeOf = phrase.flatMap(({ text }) =>
    withoutWords.map((without) => allOf(bigrams(without + text).map(quoted)) ?? ''),
  );
  return `(${bears} & !${anyOf(freeOf) ?? ''})`;
}

/** Of colours, specifications and attributes. */
const shadeWeights = 'C';

/** One word of the query for the given weights ('' = any). */
function partOf({ text, ways, codeStart }: Slot, weights: string): string {
  const parts = ways.map(({ lexemes, isShade }) => {
    const where = isShade ? shadeWeights : weights;
    return allOf(lexemes.map((lexeme) => wordIn(lexeme, where)));
  });
  const further = weights ? [] : [...(codeStart ? [prefixOf(codeKeyOf(codeStart))] : []), ...soundOf(text)];
  return anyOf([...parts.filter((part) => part !== undefined), ...further]) ?? '';
}

/** Letters may be pinyin. */
const soundOf = (text: string) => (/^[a-z]{4,}$/.test(text) ? [quoted(`#p${text}`)] : []);
