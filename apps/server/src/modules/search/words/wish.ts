/** One way to meet a word of a query: all lexemes, in order, in the same part of an item's text. */
export interface Way {
  lexemes: string[];
  /** The word itself, not a synonym, its sound or a near spelling. */
  isAsTyped: boolean;
}

/** A word of a query: any of its ways will do. */
export interface Slot {
  /** As typed, normalised. */
  text: string;
  ways: Way[];
  /** Codes that begin so will do too; '' none. */
  codeStart: string;
}

/** What a person wants, read from what was typed: every slot, or the number that it is. */
export interface WordWish {
  slots: Slot[];
  /** What item and model numbers are compared with; '' when it cannot be a number. */
  codeKey: string;
  /** Numbers that begin with the key will do too. */
  isCodeStart: boolean;
}
