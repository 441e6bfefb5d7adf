import type { Amount } from '../words/amounts.ts';

/** One way to meet a word of a query: all lexemes, in order, in the same part of an item's text. */
export interface Variant {
  lexemes: string[];
  /** The word itself, not a synonym, its sound or a near spelling. */
  isAsTyped: boolean;
  /** Counts only in colours, specifications and attributes: 粉 in 雾粉, not in 奶粉. */
  isPropertyOnly?: boolean;
}

/** What a word of a query is: it names goods or a brand, says for whom or where, measures, or is not known. */
export type TokenRole = 'goods' | 'brand' | 'modifier' | 'measure' | 'other';

/** A word of a query: any of its ways will do. */
export interface Token {
  /** As typed, normalised. */
  text: string;
  role: TokenRole;
  variants: Variant[];
  /** Codes that begin so will do too; '' none. */
  codeStart: string;
  /** The next slot followed without a space: 无线鼠标. */
  isJoined: boolean;
  /** It measures: found whole or not at all. */
  amount?: Amount;
}

/** What a person wants, read from what was typed: every slot, or the number that it is. */
export interface ParsedQuery {
  tokens: Token[];
  /** The slot that names the goods. */
  main: number;
  /** Phrases of words; goods that bear all words of one are not wanted. */
  unwanted: Token[][];
  /** What item and model numbers are compared with; '' when it cannot be a number. */
  codeKey: string;
  /** Numbers that begin with the key will do too. */
  isCodeStart: boolean;
}

/** What goods say that are free of something: 无酒精. */
export const withoutWords: readonly string[] = ['无', '不含', '不带', '非', '免', '零', '没有'];
