import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { isUnderWay } from '@jicai/domain/goods/import-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const modelPath = '/api/OpsGoods/GetImport';
const pagePath = '/api/OpsGoods/GetImportPage';
const askAgainMs = 1500;

export type GoodsImport = ResultOf<typeof modelPath>;
export type ImportLine = AnswerOf<typeof pagePath>['resultData'][number];

/** Asked again while it is under way. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [modelPath, importId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { importId } }, { signal })).resultData,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? askAgainMs : false),
  });

export const importsQuery = (page: { pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [pagePath, page],
    queryFn: ({ signal }) => post(pagePath, { reqData: {}, ...page }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.resultData.some(({ state }) => isUnderWay(state)) ? askAgainMs : false,
    placeholderData: keepPreviousData,
  });

export async function refreshImports(): Promise<void> {
  await Promise.all([modelPath, pagePath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
