import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { OwnGoodsQueue } from '@jicai/domain/shop-side/goods-queues.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsOwn/GetGoodsPage';
const modelPath = '/api/OpsOwn/GetProduct';

export type OwnGoods = AnswerOf<typeof pagePath>['resultData'][number];
export type OwnModel = ResultOf<typeof modelPath>;
export type StockCheck = ResultOf<'/api/OpsOwn/GetStockCheck'>;

interface Question {
  queue?: OwnGoodsQueue | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const ownGoodsQuery = ({ queue, ...page }: Question) =>
  queryOptions({
    queryKey: [pagePath, { queue, ...page }],
    queryFn: ({ signal }) => post(pagePath, { reqData: { queue }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownProductQuery = (productId: string) =>
  queryOptions({
    queryKey: [modelPath, productId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { productId } }, { signal })).resultData,
    enabled: productId !== '',
    // What is typed must not be replaced under the person.
    refetchOnWindowFocus: false,
  });

export async function refreshOwnGoods(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [pagePath] });
}
