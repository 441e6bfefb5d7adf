import type { BodyOf } from '@jicai/contract/index.ts';
import { applyStateTexts, channelTexts, payStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { countedPageOf, spanOf } from '../../http/paging.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../exports/index.ts';
import type { SheetColumn } from '../files/index.ts';
import { daysToInstants } from '../orders/index.ts';
import { countPayments, type PaymentFilter, type PaymentListRow, selectPayments } from './list-payments.store.ts';
import { toPaymentRow } from './list-payments.wire.ts';

type Asked = BodyOf<'/api/OpsPay/GetPage'>['reqData'];

function filterOf({ channel, payState, customerId, ...days }: Asked, no: string | undefined): PaymentFilter {
  return { channel, payState, customerId, no, ...daysToInstants(days) };
}

/** Every attempt of every trade (docs/domain/payments.md §7). */
export async function listPayments(ctx: SignedInCtx, body: BodyOf<'/api/OpsPay/GetPage'>) {
  const { reqData, searchKey, pageIndex = 1, pageSize } = body;
  const filter = filterOf(reqData, searchKey);
  const page = { pageIndex, pageSize };
  const [rows, count] = await Promise.all([selectPayments(ctx, filter, spanOf(page)), countPayments(ctx, filter)]);
  return { resultData: rows.map(toPaymentRow), ...countedPageOf(page, count) };
}

const columns: readonly SheetColumn<PaymentListRow>[] = [
  { title: '支付单号', width: 22, kind: 'text', value: (row) => row.payNo },
  { title: '客户', width: 28, kind: 'text', value: (row) => row.customerName },
  { title: '交易单号', width: 22, kind: 'text', value: (row) => row.tradeNo },
  { title: '渠道', width: 14, kind: 'text', value: (row) => channelTexts[row.channel] },
  { title: '渠道流水号', width: 30, kind: 'text', value: (row) => row.channelTradeNo ?? '' },
  { title: '应付', width: 14, kind: 'fen', value: (row) => row.amountFen },
  { title: '实收', width: 14, kind: 'fen', value: (row) => row.receivedFen },
  { title: '状态', width: 14, kind: 'text', value: (row) => payStateTexts[row.payState] },
  { title: '入账', width: 22, kind: 'text', value: (row) => applyStateTexts[row.applyState] },
  { title: '失败原因', width: 30, kind: 'text', value: (row) => row.failText ?? '' },
  { title: '发起时间', width: 20, kind: 'text', value: (row) => shanghaiTime(row.createdAt) },
  { title: '支付时间', width: 20, kind: 'text', value: (row) => (row.paidAt ? shanghaiTime(row.paidAt) : '') },
];

type ExportBody = BodyOf<'/api/OpsPay/Export'>;

/** What a filter finds as a sheet. */
export function paymentsSheet(
  _ctx: SignedInCtx,
  { data: { searchKey, columns: asked, ...days } }: ExportBody,
): ListSheet {
  const filter = filterOf(days, searchKey);
  const limit = listExports.payments.mostRows + 1;
  return tableSheet({
    name: '收款',
    columns,
    asked,
    count: (ctx) => countPayments(ctx, filter),
    batches: readAtOnce((ctx) => selectPayments(ctx, filter, { limit, offset: 0 })),
  });
}

/** Begins to write it. */
export const exportPayments = (ctx: SignedInCtx, body: ExportBody) =>
  startExport(ctx, {
    kind: 'payments',
    body,
    sheetOf: paymentsSheet,
    columns: body.data.columns,
    filter: body.data,
  });
