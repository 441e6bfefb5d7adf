// The door: what finds goods and suggests words (README.md).
export { type CompanyReport, createGoodsSearch, type GoodsIndex, type GoodsSearch } from './goods-search.ts';
export { createGoodsSuggestions, type GoodsSuggestions } from './goods-suggestions.ts';
export type { Brand, Category, SourceDoc, Sums } from './documents/source-doc.ts';
export { type Choice, type IndexQuery, noServices, type Service, type Services, services } from './query/query.ts';
export type { SearchResult, Instead } from './find/search-result.ts';
export type { PriceAndOrder } from './query/read-price-and-order.ts';
export type { Catalogue } from './suggest/catalogue.ts';
