import { isMixed, type Lexicon, commonLexicon } from '../query/lexicon.ts';
import { normaliseText, splitRuns } from '../words/normalise.ts';
import type { CompanyIndex } from './company-index.ts';
import { isUnitOfShop } from './shop-units.ts';
import { isMostlyHead } from './phonetic-index.ts';
import { wordIndexOf } from './word-index.ts';

interface Known {
  segments: CompanyIndex['segments'];
  brands: CompanyIndex['brands'];
  synonyms: CompanyIndex['synonyms'];
  lexicon: Lexicon;
}

const lexicons = new WeakMap<CompanyIndex, Known>();

/**
 * What is known of words in this shop: the product's dictionary and the shop's own brands, categories, synonyms and
 * titles.
 */
export function lexiconOf(index: CompanyIndex): Lexicon {
  const { segments, brands, synonyms } = index;
  const known = lexicons.get(index);
  if (known?.segments === segments && known.brands === brands && known.synonyms === synonyms) return known.lexicon;
  const lexicon = createLexicon(index);
  lexicons.set(index, { segments, brands, synonyms, lexicon });
  return lexicon;
}

function createLexicon(index: CompanyIndex): Lexicon {
  const common = commonLexicon();
  const wordIndex = wordIndexOf(index);
  const ownBrands = new Set(
    Array.from(index.brands.values(), ({ name, nameEn }) => [name, nameEn].map(normaliseText)).flat(),
  );
  const ownKinds = new Set(Array.from(index.categories.values(), ({ name }) => partsOf(name)).flat());
  const isOwnUnit = isUnitOfShop(index.numbers);
  const ownMixed = [...index.synonyms.words(), ...ownBrands].filter(isMixed);
  return {
    synonyms: index.synonyms,
    isBrand: (word) => word.length > 1 && (common.isBrand(word) || ownBrands.has(word)),
    isGoods: (word) =>
      common.isGoods(word) || (word.length > 1 && (ownKinds.has(word) || isMostlyHead(wordIndex.find(word)))),
    isModifier: common.isModifier,
    isUnit: (unit) => common.isUnit(unit) || isOwnUnit(unit),
    mixedWords: [...new Set([...common.mixedWords, ...ownMixed])].toSorted((a, b) => b.length - a.length),
  };
}

/** 硒鼓、墨粉 → 硒鼓, 墨粉; 无线 of 无线AP names nothing. */
function partsOf(categoryName: string): string[] {
  const runs = splitRuns(normaliseText(categoryName));
  return runs.flatMap((run, at) => (runs[at + 1]?.isJoined ? [] : [run.text]));
}
