import type { AnswerOf, BodyOf, ResultOf } from '@jicai/contract/index.ts';
import type { GoodsSort } from '@jicai/domain/goods/goods-sorts.ts';
import { isRunUnderWay } from '@jicai/domain/goods/run-states.ts';
import type { GoodsQueue } from '@jicai/domain/shop-side/goods-queues.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { goodsListPaths } from '../../parts/goods-list-paths.ts';

const askAgainMs = 1500;
const [pagePath, countsPath] = goodsListPaths;
const optionsPath = '/api/OpsGoods/GetOptions';
const previewPath = '/api/OpsGoods/GetRunPreview';
const filterPreviewPath = '/api/OpsGoods/GetFilterRunPreview';
const runsPath = '/api/OpsGoods/GetRunPage';

export type GoodsRow = AnswerOf<typeof pagePath>['resultData'][number];
export type GoodsRun = AnswerOf<typeof runsPath>['resultData'][number];
export type Preview = ResultOf<typeof previewPath>;
export type Act = BodyOf<typeof previewPath>['data']['act'];

export type GoodsFilter = BodyOf<typeof filterPreviewPath>['data']['filter'];

export interface GoodsQuestion {
  queue?: GoodsQueue | undefined;
  categoryId?: string | undefined;
  brandId?: string | undefined;
  supplierId?: string | undefined;
  labelId?: string | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  sort?: GoodsSort | undefined;
  isDown?: boolean | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const goodsQuery = ({ searchKey, pageIndex, pageSize, ...reqData }: GoodsQuestion) =>
  queryOptions({
    queryKey: [pagePath, { ...reqData, searchKey, pageIndex, pageSize }],
    queryFn: ({ signal }) => post(pagePath, { reqData, searchKey, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const goodsCountsQuery = () =>
  queryOptions({
    queryKey: [countsPath],
    queryFn: async ({ signal }) => (await post(countsPath, {}, { signal })).resultData,
  });

export const goodsOptionsQuery = () =>
  queryOptions({
    queryKey: [optionsPath],
    queryFn: async ({ signal }) => (await post(optionsPath, {}, { signal })).resultData,
  });

/** What an act would make of these items; asked for anew each time it is opened. */
export const previewQuery = (itemIds: readonly string[], act: Act) =>
  queryOptions({
    queryKey: [previewPath, itemIds, act],
    queryFn: async ({ signal }) =>
      (await post(previewPath, { data: { itemIds: [...itemIds], act } }, { signal })).resultData,
    gcTime: 0,
  });

/** How many goods a filter holds and what an act makes of some; asked for anew each time it is opened. */
export const filterPreviewQuery = (filter: GoodsFilter, act: Act) =>
  queryOptions({
    queryKey: [filterPreviewPath, filter, act],
    queryFn: async ({ signal }) => (await post(filterPreviewPath, { data: { filter, act } }, { signal })).resultData,
    gcTime: 0,
  });

export const runsQuery = (page: { pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [runsPath, page],
    queryFn: ({ signal }) => post(runsPath, { reqData: {}, ...page }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.resultData.some(({ state }) => isRunUnderWay(state)) ? askAgainMs : false,
    placeholderData: keepPreviousData,
  });

/** After a run or an undo: goods, their counts and runs are asked for again. */
export async function refreshGoods(): Promise<void> {
  await Promise.all([...goodsListPaths, runsPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
