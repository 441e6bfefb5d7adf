import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const modelPath = '/api/OpsExport/GetModel';
const pagePath = '/api/OpsExport/GetPage';
const askAgainMs = 700;
const askListAgainMs = 1500;

export type ListExport = ResultOf<typeof modelPath>;
export type ExportLine = AnswerOf<typeof pagePath>['resultData'][number];

const isMaking = ({ exportState }: Pick<ListExport, 'exportState'>) => exportState === exportStates.making;

/** A sheet that was asked for; asked again while it is being made. */
export const exportQuery = (exportId: string | undefined) =>
  queryOptions({
    queryKey: [modelPath, exportId],
    queryFn: async ({ signal }) =>
      (await post(modelPath, { data: { exportId: exportId ?? '' } }, { signal })).resultData,
    enabled: exportId !== undefined,
    refetchInterval: ({ state: { data } }) => (data && !isMaking(data) ? false : askAgainMs),
  });

export const exportsQuery = (page: { pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [pagePath, page],
    queryFn: ({ signal }) => post(pagePath, { reqData: {}, ...page }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.resultData.some(isMaking) ? askListAgainMs : false),
    placeholderData: keepPreviousData,
  });

/** A fresh link: one of a page that stands open for long is over. */
export const freshFileUrl = async (exportId: string): Promise<string> =>
  (await post(modelPath, { data: { exportId } })).resultData.fileUrl;

export const refreshExports = async () => queryClient.invalidateQueries({ queryKey: [pagePath] });
