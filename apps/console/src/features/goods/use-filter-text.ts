import { fenToYuanText } from '@jicai/domain/money/yuan.ts';
import { useQuery } from '@tanstack/react-query';
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
  const named = (title: string, choices: readonly { id: string; name: string }[] = [], id: string | undefined) =>
    id === undefined ? '' : `${title} ${choices.find((choice) => choice.id === id)?.name ?? id}`;
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  const parts = [
    view === 'all' ? '' : viewLabel(view),
    searchKey && `“${searchKey}”`,
    named('分类', data?.categories, categoryId),
    named('品牌', data?.brands, brandId),
    named('供应商', data?.suppliers, supplierId),
    named('标签', data?.labels, labelId),
    hasPrice ? `零售价 ${fenToYuanText(priceFrom) || '0'}–${fenToYuanText(priceTo) || '不限'}` : '',
  ].filter(Boolean);
  return parts.join('，').slice(0, 200) || '全部商品';
}
