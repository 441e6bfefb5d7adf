import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const modelPath = '/api/OpsExport/GetModel';
const pagePath = '/api/OpsExport/GetPage';
const cancelPath = '/api/OpsExport/Cancel';
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

export const cancelExport = async (exportId: string): Promise<ListExport> =>
  (await post(cancelPath, { data: { exportId, requestId: newRequestId() } })).resultData;

/** Says when a sheet is ready that nobody waits for in its dialog any more, on whatever page that is. */
export function tellWhenMade(exportId: string, name: string): void {
  const look = async () => {
    const now = await queryClient.fetchQuery({ ...exportQuery(exportId), staleTime: 0 });
    if (isMaking(now)) window.setTimeout(() => void look().catch(noMore), askListAgainMs);
    else if (now.fileUrl) toast.ok(`${name}导出完成，在“导出任务”里下载`);
    else if (now.reason !== '已取消') toast.error(`${name}导出没有完成：${now.reason}`);
  };
  void look().catch(noMore);
}

/** The message behind the bell tells it as well. */
const noMore = () => {};

export const refreshExports = async () => queryClient.invalidateQueries({ queryKey: [pagePath] });
