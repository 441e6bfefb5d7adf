export { findCategoryPlace, listCategoryTree } from './category-place.ts';
export { listCategoryIds, listNavCategories } from './nav-categories.ts';
export { type BareCard, addCallerPrices, listSkuCards } from './sku-cards.ts';
export { type CardFacts, selectCardFacts as listCardFacts } from './sku-cards.store.ts';
export { getPublicProduct } from './public-goods.ts';
export { countPublicProducts, listPublicProducts, listProductsOfCategories } from './public-goods.store.ts';
export { findItemIdsByNo, listSkuFacts, type SkuFact } from './sku-facts.ts';
export { isForSale } from './sku-facts.store.ts';
