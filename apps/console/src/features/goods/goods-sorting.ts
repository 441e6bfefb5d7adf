import type { GoodsSort } from '@jicai/domain/goods/goods-sorts.ts';

/** What the list stands by when the head of a column is pressed. */
export const sortOfColumn: Readonly<Record<string, GoodsSort>> = {
  name: 'no',
  retail: 'retail',
  stock: 'stock',
  updated: 'changed',
};
