// The door for the search without this index: words as the text search of PostgreSQL takes them. Text only, no SQL.
export { priceSteps, joinPriceBands } from './facets/price-bands.ts';
export { correctBySound, readWishBySound } from './postgres/by-sound.ts';
export { filterLexeme, writeDocument } from './postgres/doc-words.ts';
export { type TextQuery, textQueryOf } from './postgres/text-query.ts';
export { allOf, anyOf, quoted } from './postgres/tsquery.ts';
export { commonLexicon } from './query/lexicon.ts';
export { readAsked } from './query/read-asked.ts';
export { readWish } from './query/read-wish.ts';
export type { WordWish } from './query/wish.ts';
export { synonymsOfShop } from './words/shop-synonyms.ts';
