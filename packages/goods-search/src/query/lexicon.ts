import { type IsUnit, isCommonUnit, readAmount } from '../words/amounts.ts';
import { dictionary } from '../words/dictionary.ts';
import { commonSynonyms, type Synonyms } from '../words/synonyms.ts';

/** What parsing a query needs to know of the words of a shop. */
export interface Lexicon {
  synonyms: Synonyms;
  isBrand: (word: string) => boolean;
  isGoods: (word: string) => boolean;
  isModifier: (word: string) => boolean;
  /** Goods are measured or counted by it: kg, 匹. */
  isUnit: IsUnit;
  /** Words of letters and characters together, such as U盘, the longest first. */
  mixedWords: readonly string[];
}

/** A word of letters or digits and Chinese characters, where the digits are no amount: U盘, 84消毒液, but not 5号电池. */
export const isMixed = (word: string): boolean =>
  /[\u3400-\u9fff]/.test(word) && /[a-z0-9]/.test(word) && !readAmount(word, isCommonUnit);

/** What the product's dictionary knows, for every shop. */
export function commonLexicon(): Lexicon {
  const { brands, goods, modifiers, all } = dictionary();
  return {
    synonyms: commonSynonyms(),
    isBrand: (word) => brands.has(word),
    isGoods: (word) => goods.has(word),
    isModifier: (word) => modifiers.has(word),
    isUnit: isCommonUnit,
    mixedWords: [...all].filter(isMixed).toSorted((a, b) => b.length - a.length),
  };
}
