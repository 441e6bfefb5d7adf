import type { AnswerOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goodsListPaths } from '../../parts/goods-list-paths.ts';

const ledgerPath = '/api/OpsStock/GetLedger';

export type Stock = AnswerOf<typeof ledgerPath>;
export type StockEntry = Stock['resultData'][number];

export const stockQuery = (itemId: string, pageIndex: number) =>
  queryOptions({
    queryKey: [ledgerPath, itemId, pageIndex],
    queryFn: ({ signal }) => post(ledgerPath, { reqData: { itemId }, pageIndex, pageSize: 10 }, { signal }),
    placeholderData: keepPreviousData,
  });

/** After a count: the stock itself, and the lists and products that show it. */
export async function refreshStock(): Promise<void> {
  const paths = [ledgerPath, ...goodsListPaths, '/api/OpsGoods/GetProduct'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
