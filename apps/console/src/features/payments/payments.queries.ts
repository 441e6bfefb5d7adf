import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import {
  type Channel,
  type PayState,
  type RefundState,
  transferStates,
} from '@jicai/domain/payments/payment-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsPay/GetPage';
const modelPath = '/api/OpsPay/GetModel';
const countsPath = '/api/OpsPay/GetCounts';
const transfersPath = '/api/OpsPay/GetTransferPage';
const refundsPath = '/api/OpsPay/GetRefundPage';
const abnormalPath = '/api/OpsPay/GetAbnormalPage';

export type PaymentRow = AnswerOf<typeof pagePath>['resultData'][number];
export type TradeMoney = ResultOf<typeof modelPath>;
export type RefundRow = TradeMoney['refunds'][number];
export type ListedRefund = AnswerOf<typeof refundsPath>['resultData'][number];
export type TransferRow = AnswerOf<typeof transfersPath>['resultData'][number];
export type AbnormalCase = AnswerOf<typeof abnormalPath>['resultData'][number];

interface Page {
  pageIndex: number;
  pageSize: number;
}

export interface PaymentsQuestion extends Page {
  searchKey: string;
  channel?: Channel | undefined;
  payState?: PayState | undefined;
  /** '' for any, as the next ones. */
  customerId: string;
  dateFrom: string;
  dateTo: string;
}

export const paymentsQuery = ({ searchKey, pageIndex, pageSize, ...reqData }: PaymentsQuestion) =>
  queryOptions({
    queryKey: [pagePath, { searchKey, pageIndex, pageSize, ...reqData }],
    queryFn: ({ signal }) => post(pagePath, { reqData, searchKey, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export interface RefundsQuestion extends Page {
  searchKey: string;
  channel?: Channel | undefined;
  refundState?: RefundState | undefined;
  isByHand?: boolean | undefined;
  dateFrom: string;
  dateTo: string;
}

export const refundsQuery = ({ searchKey, pageIndex, pageSize, ...reqData }: RefundsQuestion) =>
  queryOptions({
    queryKey: [refundsPath, { searchKey, pageIndex, pageSize, ...reqData }],
    queryFn: ({ signal }) => post(refundsPath, { reqData, searchKey, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const tradeMoneyQuery = (tradeNo: string) =>
  queryOptions({
    queryKey: [modelPath, tradeNo],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { tradeNo } }, { signal })).resultData,
  });

export const payCountsQuery = () =>
  queryOptions({
    queryKey: [countsPath],
    queryFn: async ({ signal }) => (await post(countsPath, {}, { signal })).resultData,
  });

export const transfersQuery = ({ isWaiting, tradeNo, ...page }: Page & { isWaiting: boolean; tradeNo: string }) =>
  queryOptions({
    queryKey: [transfersPath, { isWaiting, tradeNo, ...page }],
    queryFn: ({ signal }) => {
      const transferState = isWaiting ? transferStates.waiting : undefined;
      return post(transfersPath, { reqData: { transferState, tradeNo }, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const abnormalQuery = ({ kind, ...page }: Page & { kind: AbnormalCase['kind'] }) =>
  queryOptions({
    queryKey: [abnormalPath, { kind, ...page }],
    queryFn: ({ signal }) => post(abnormalPath, { reqData: { kind }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** After a command: lists, counts and the open trade are asked for again. */
export async function refreshPayments(): Promise<void> {
  const paths = [pagePath, modelPath, countsPath, transfersPath, abnormalPath, refundsPath];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
