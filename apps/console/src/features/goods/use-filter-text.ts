import { fenToYuanText } from '@jicai/domain/money/yuan.ts';
import { useQuery } from '@tanstack/react-query';
import { nameOfIdQuery } from '../../parts/names.queries.ts';
import { flatCategories, useCategoryOptions } from '../../parts/use-category-options.ts';
import { type GoodsAddress, viewLabel } from './goods-address.ts';
import { goodsOptionsQuery } from './goods.queries.ts';

/** The filter of the list in words, as runs over it are told: 在售，品牌 晨禾. */
export function useFilterText({
  view,
  searchKey,
  categoryId,
  brandId,
  supplierId,
  labelId,
  priceFrom,
  priceTo,
}: GoodsAddress): string {
  const { data } = useQuery(goodsOptionsQuery());
  const categories = flatCategories(useCategoryOptions());
  const category = categories.find(({ value }) => value === categoryId);
  const brand = useQuery({ ...nameOfIdQuery('brand', brandId ?? ''), enabled: brandId !== undefined });
  const supplier = useQuery({ ...nameOfIdQuery('supplier', supplierId ?? ''), enabled: supplierId !== undefined });
  const label = data?.labels.find(({ id }) => id === labelId);
  const named = (title: string, id: string | undefined, name: string | undefined) =>
    id === undefined ? '' : `${title} ${name || id}`;
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  const parts = [
    view === 'all' ? '' : viewLabel(view),
    searchKey && `“${searchKey}”`,
    named('分类', categoryId, category?.title),
    named('品牌', brandId, brand.data),
    named('供应商', supplierId, supplier.data),
    named('标签', labelId, label?.name),
    hasPrice ? `零售价 ${fenToYuanText(priceFrom) || '0'}–${fenToYuanText(priceTo) || '不限'}` : '',
  ].filter(Boolean);
  return parts.join('，').slice(0, 200) || '全部商品';
}
