import { bigrams, codeKeyOf } from '../words/normalise.ts';
import { allOf, anyOf, prefixOf, quoted, wordIn } from './tsquery.ts';
import { type Token, withoutWords, type ParsedQuery } from '../query/parsed-query.ts';

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

export function textQueryOf(parsed: ParsedQuery): TextQuery {
  const all = parsed.tokens.map((token) => partOf(token, ''));
  const refused = parsed.unwanted.map((phrase) => `!${refusedPart(phrase)}`);
  const words = allOf([...all, ...refused]) ?? '';
  const code = quoted(`#n${parsed.codeKey}`);
  return {
    words: parsed.codeKey
      ? (anyOf([words, parsed.isCodeStart ? prefixOf(`#n${parsed.codeKey}`) : code]) ?? words)
      : words,
    title: allOf(parsed.tokens.map((token) => partOf(token, 'A'))) ?? '',
    kind: anyOf(parsed.tokens.map((token) => partOf(token, 'B'))) ?? '',
    codeKey: parsed.codeKey,
  };
}

/**
 * Matches items that have all words of an unwanted phrase in title, brand, category or properties and do not say that
 * they are free of it.
 */
function refusedPart(phrase: readonly Token[]): string {
  const bears = allOf(phrase.map((token) => partOf(token, 'ABC'))) ?? '';
  const freeOf = phrase.flatMap(({ text }) =>
    withoutWords.map((without) => allOf(bigrams(without + text).map(quoted)) ?? ''),
  );
  return `(${bears} & !${anyOf(freeOf) ?? ''})`;
}

/** The weight of colours, specifications and attributes. */
const propertyWeights = 'C';

/** One word of the query for the given weights ('' = any). */
function partOf({ text, variants, codeStart }: Token, weights: string): string {
  const parts = variants.map(({ lexemes, isPropertyOnly }) => {
    const where = isPropertyOnly ? propertyWeights : weights;
    return allOf(lexemes.map((lexeme) => wordIn(lexeme, where)));
  });
  const further = weights ? [] : [...(codeStart ? [prefixOf(codeKeyOf(codeStart))] : []), ...soundOf(text)];
  return anyOf([...parts.filter((part) => part !== undefined), ...further]) ?? '';
}

/** Letters may be pinyin. */
const soundOf = (text: string) => (/^[a-z]{4,}$/.test(text) ? [quoted(`#p${text}`)] : []);
