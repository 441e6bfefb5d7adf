// The door for the search without this index: words as the text search of PostgreSQL takes them. Text only, no SQL.
export { priceSteps, joinPriceBands } from './facets/price-bands.ts';
export { correctBySound, parseQueryBySound } from './postgres/by-sound.ts';
export { filterLexeme, writeDocument } from './postgres/doc-words.ts';
export { type TextQuery, textQueryOf } from './postgres/text-query.ts';
export { allOf, anyOf, quoted } from './postgres/tsquery.ts';
export { commonLexicon } from './query/lexicon.ts';
export { readPriceAndOrder } from './query/read-price-and-order.ts';
export { parseQuery } from './query/parse-query.ts';
export type { ParsedQuery } from './query/parsed-query.ts';
export { synonymsOfShop } from './words/shop-synonyms.ts';
