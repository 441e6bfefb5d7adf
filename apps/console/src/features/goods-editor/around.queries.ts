import { impactText } from '@jicai/domain/goods/contract-impact.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EditedItem } from './product-values.ts';

const impactPath = '/api/OpsGoods/GetContractImpact';
const historyPath = '/api/OpsGoods/GetProductHistory';

export const impactQuery = (productId: string) =>
  queryOptions({
    queryKey: [impactPath, productId],
    queryFn: async ({ signal }) => (await post(impactPath, { data: { productId } }, { signal })).resultData,
    enabled: productId !== '',
  });

export const historyQuery = (productId: string) =>
  queryOptions({
    queryKey: [historyPath, productId],
    queryFn: async ({ signal }) => (await post(historyPath, { data: { productId } }, { signal })).resultData,
  });

/** What saving these items would mean for who has signed for them. */
export function useImpact(productId: string, now: readonly EditedItem[], before: readonly EditedItem[]): string[] {
  const { data } = useQuery(impactQuery(productId));
  return now.flatMap((item) => {
    const was = before.find(({ itemId }) => itemId !== '' && itemId === item.itemId);
    const impact = data?.items.find(({ itemId }) => itemId === item.itemId);
    const text = was && impact ? impactText(was, item, impact) : '';
    return text === '' ? [] : [text];
  });
}
