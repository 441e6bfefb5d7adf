import type { Amount } from '../words/amounts.ts';

/** One variant of a token: an item matches if all its lexemes are in the same part of the item's text. */
export interface Variant {
  lexemes: string[];
  /** The typed word itself, not a synonym, its sound or a similar spelling. */
  isAsTyped: boolean;
  /** Matches only in colours, specifications and attributes: 粉 in 雾粉, but not in 奶粉. */
  isPropertyOnly?: boolean;
}

/**
 * What a token is: a name of goods, a brand, a word that only describes (for whom, where, how), a measure, or unknown.
 */
export type TokenRole = 'goods' | 'brand' | 'modifier' | 'measure' | 'other';

/** A word of a query. An item matches it by any of its variants. */
export interface Token {
  /** As typed, normalised. */
  text: string;
  role: TokenRole;
  variants: Variant[];
  /** Item and model numbers that begin with this match too; '' for none. */
  codeStart: string;
  /** The next token was typed without a space between: 无线鼠标. */
  isJoined: boolean;
  /** Present if it is an amount, which matches only as a whole. */
  amount?: Amount;
}

/** A query, parsed. Items match by all its tokens, or by their item or model number. */
export interface ParsedQuery {
  tokens: Token[];
  /** The index of the token that names the goods. */
  main: number;
  /** Phrases; items that contain all words of one of them are left out. */
  unwanted: Token[][];
  /** What item and model numbers are compared with; '' if the query cannot be one. */
  codeKey: string;
  /** Whether numbers that begin with `codeKey` match too. */
  isCodeStart: boolean;
}

/** Words before something that goods do not contain: 无酒精. */
export const withoutWords: readonly string[] = ['无', '不含', '不带', '非', '免', '零', '没有'];
