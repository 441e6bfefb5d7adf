import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { BankLineState } from '@jicai/domain/bank/bank-lines.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsBank/GetPage';
const findPath = '/api/OpsBank/GetTrades';

export type BankLine = AnswerOf<typeof pagePath>['resultData'][number];
export type BankCandidate = BankLine['candidates'][number];
export type BankPreview = ResultOf<'/api/OpsBank/GetPreview'>;

export const bankLinesQuery = ({
  lineState,
  isCertain,
  ...page
}: {
  lineState?: BankLineState | undefined;
  isCertain?: boolean;
  searchKey?: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [pagePath, { lineState, isCertain, ...page }],
    queryFn: ({ signal }) => post(pagePath, { reqData: { lineState, isCertain }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const foundTradesQuery = (lineId: string, searchKey: string) =>
  queryOptions({
    queryKey: [findPath, lineId, searchKey],
    queryFn: async ({ signal }) => (await post(findPath, { data: { lineId, searchKey } }, { signal })).resultData,
  });

/** After a command: lines and what they may be for are asked for again, and so are payments. */
export async function refreshBank(): Promise<void> {
  const paths = [pagePath, findPath, '/api/OpsPay/GetPage', '/api/OpsPay/GetTransferPage', '/api/OpsPay/GetCounts'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
