import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { SettlementState } from '@jicai/domain/settlements/settlement-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Whose eyes: the shop sees every sheet, a supplier its own once they were sent. */
export type SettlementSide = 'shop' | 'own';

const pathsOf = {
  shop: {
    page: '/api/OpsSettle/GetPage',
    model: '/api/OpsSettle/GetModel',
    lines: '/api/OpsSettle/GetLinePage',
    xlsx: '/api/OpsSettle/Export',
    pdf: '/api/OpsSettle/ExportPdf',
  },
  own: {
    page: '/api/OpsOwnSettle/GetPage',
    model: '/api/OpsOwnSettle/GetModel',
    lines: '/api/OpsOwnSettle/GetLinePage',
    xlsx: '/api/OpsOwnSettle/Export',
    pdf: '/api/OpsOwnSettle/ExportPdf',
  },
} as const;

export type SettlementRow = AnswerOf<'/api/OpsSettle/GetPage'>['resultData'][number];
export type Settlement = ResultOf<'/api/OpsSettle/GetModel'>;
export type SettlementLine = AnswerOf<'/api/OpsSettle/GetLinePage'>['resultData'][number];

export type SupplierInvoice = Settlement['invoices'][number];

export interface SettlementsQuestion {
  states: readonly SettlementState[];
  searchKey: string;
  month: string;
  pageIndex: number;
  pageSize: number;
}

export const settlementsQuery = (side: SettlementSide, { states, month, ...page }: SettlementsQuestion) =>
  queryOptions({
    queryKey: [pathsOf[side].page, { states, month, ...page }],
    queryFn: ({ signal }) =>
      post(
        pathsOf[side].page,
        { reqData: { ...(states.length > 0 && { settleStates: [...states] }), month }, ...page },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const settlementQuery = (side: SettlementSide, settleId: string) =>
  queryOptions({
    queryKey: [pathsOf[side].model, settleId],
    queryFn: async ({ signal }) => (await post(pathsOf[side].model, { data: { settleId } }, { signal })).resultData,
  });

export interface LinesQuestion {
  settleId: string;
  isMissing?: boolean;
  isDisputed?: boolean;
  pageIndex: number;
  pageSize: number;
}

export const settlementLinesQuery = (
  side: SettlementSide,
  { settleId, isMissing, isDisputed, pageIndex, pageSize }: LinesQuestion,
) =>
  queryOptions({
    queryKey: [pathsOf[side].lines, { settleId, isMissing, isDisputed, pageIndex, pageSize }],
    queryFn: ({ signal }) =>
      post(pathsOf[side].lines, { reqData: { settleId, isMissing, isDisputed }, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The address of a paper of a sheet. */
export const settlementPaper = async (side: SettlementSide, settleId: string, kind: 'xlsx' | 'pdf'): Promise<string> =>
  (await post(pathsOf[side][kind], { data: { settleId } })).resultData.fileUrl;

/** After a command: lists, the sheet and its rows are asked for again. */
export async function refreshSettlements(): Promise<void> {
  const paths = [pathsOf.shop, pathsOf.own].flatMap(({ page, model, lines }) => [page, model, lines]);
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
