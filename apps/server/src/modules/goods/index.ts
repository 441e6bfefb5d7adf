export { continueRun } from './continue-run.ts';
export { reindexCategory } from './categories.ts';
export { mergeBrandGoods, mergeCategoryGoods, reindexBrand } from './move-goods.ts';
