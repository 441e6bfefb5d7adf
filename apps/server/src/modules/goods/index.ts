export { continueRun } from './continue-run.ts';
export { reindexCategory } from './categories.ts';
export { mergeBrandGoods, mergeCategoryGoods } from './move-goods.ts';
export { reindexAttribute, reindexBrand, reindexLabel } from './reindex-goods.ts';
export { goodsSheet } from './export-goods.ts';
export { ownStockSheet } from './proposals/export-own-stock.ts';
