import {
  type Channel,
  channels,
  type PayState,
  payStates,
  type RefundState,
  refundStates,
} from '@jicai/domain/payments/payment-states.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';

export const paymentsViews = ['transfers', 'abnormal', 'refunds', 'all', 'allTransfers', 'allRefunds'] as const;
export type PaymentsView = (typeof paymentsViews)[number];

export const viewLabels: Readonly<Record<PaymentsView, string>> = {
  transfers: '待确认转账',
  abnormal: '支付异常',
  refunds: '待处理退款',
  all: '全部收款',
  allTransfers: '转账记录',
  allRefunds: '全部退款',
};

const isRefundState = (code: number): code is RefundState =>
  Object.values(refundStates).some((state) => state === code);
const isPayState = (code: number): code is PayState => Object.values(payStates).some((state) => state === code);

/** What the address says of the list beside what every list's does: view, channel, state, customer and days. */
export function usePaymentsAddress() {
  const list = useConsoleList();
  return { ...list, ...readPayments(list.params) };
}

/** The same before the page is drawn. */
export function readPayments(params: URLSearchParams) {
  const named = params.get('view');
  const channel = params.get('channel');
  const stateText = params.get('state');
  const state = Number(stateText);
  const refund = Number(params.get('refund') ?? '');
  return {
    ...readConsoleList(params),
    view: paymentsViews.find((view) => view === named) ?? 'transfers',
    channel: channels.find((one): one is Channel => one === channel),
    payState: stateText !== null && stateText !== '' && isPayState(state) ? state : undefined,
    refundState: isRefundState(refund) ? refund : undefined,
    customerId: params.get('customer') ?? '',
    way: params.get('way') ?? '',
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}
export type PaymentsAddress = ReturnType<typeof usePaymentsAddress>;

/** What the list of transfers is asked for. */
export const transfersOf = ({ view, searchKey, pageIndex, pageSize }: ReturnType<typeof readPayments>) => ({
  isWaiting: view === 'transfers',
  tradeNo: searchKey,
  pageIndex,
  pageSize,
});
