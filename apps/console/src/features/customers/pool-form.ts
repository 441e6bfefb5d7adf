import { mostPoolItems, type PoolScope } from '@jicai/domain/goods/goods-pool.ts';
import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { CustomerPool } from './pool.queries.ts';

/** A pool as it is typed: goods by number, line by line or with commas; the ceiling in 元, '' for none. */
export interface PoolForm {
  scope: PoolScope;
  categoryIds: string[];
  brands: { value: string; label: string }[];
  itemNos: string;
  excludedItemNos: string;
  maxFee: string;
}

export const poolFormOf = (pool: CustomerPool): PoolForm => ({
  scope: pool.scope,
  categoryIds: pool.categories.map(({ id }) => id),
  brands: pool.brands.map(({ id, name }) => ({ value: id, label: name })),
  itemNos: pool.itemNos.join('\n'),
  excludedItemNos: pool.excludedItemNos.join('\n'),
  maxFee: pool.maxFee === undefined ? '' : fenToYuanText(pool.maxFee),
});

const numbersOf = (text: string) => [...new Set(text.split(/[\s,，、;；]+/).filter((no) => no !== ''))];

/** As the server takes it. */
export const poolOf = ({ scope, categoryIds, brands, itemNos, excludedItemNos, maxFee }: PoolForm) => ({
  scope,
  categoryIds,
  brandIds: brands.map(({ value }) => value),
  itemNos: numbersOf(itemNos),
  excludedItemNos: numbersOf(excludedItemNos),
  maxFee: maxFee.trim() === '' ? undefined : yuanToFen(maxFee),
});

export function poolFaults(form: PoolForm): Faults<PoolForm> {
  const { scope, categoryIds, brandIds, itemNos, excludedItemNos, maxFee } = poolOf(form);
  const isEmpty = scope === 'chosen' && categoryIds.length + brandIds.length + itemNos.length === 0;
  const tooMany = (nos: readonly string[]) => (nos.length > mostPoolItems ? `最多${mostPoolItems}个商品` : undefined);
  return {
    categoryIds: isEmpty ? '请选择分类、品牌或商品，否则该客户看不到任何商品' : undefined,
    itemNos: tooMany(itemNos),
    excludedItemNos: tooMany(excludedItemNos),
    maxFee: form.maxFee.trim() !== '' && !(maxFee && maxFee > 0) ? '请输入正确的单价' : undefined,
  };
}
