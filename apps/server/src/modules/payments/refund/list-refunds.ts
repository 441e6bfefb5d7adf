import type { BodyOf } from '@jicai/contract/index.ts';
import { channelTexts, refundStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { countedPageOf, spanOf } from '../../../http/paging.ts';
import { type ListSheet, readAtOnce, startExport, tableSheet } from '../../exports/index.ts';
import type { SheetColumn } from '../../files/index.ts';
import { daysToInstants } from '../../orders/index.ts';
import { toListedRefund } from '../list-payments.wire.ts';
import { countRefunds, type ListedRefund, type RefundFilter, selectRefundPage } from './list-refunds.store.ts';

type Asked = BodyOf<'/api/OpsPay/GetRefundPage'>['reqData'];

function filterOf({ channel, refundState, isByHand, ...days }: Asked, no: string | undefined): RefundFilter {
  return { channel, refundState, isByHand, no, ...daysToInstants(days) };
}

/** All refunds, by hand and by the channels, whatever became of them (docs/domain/refunds.md §5). */
export async function listRefunds(ctx: SignedInCtx, body: BodyOf<'/api/OpsPay/GetRefundPage'>) {
  const { reqData, searchKey, pageIndex = 1, pageSize } = body;
  const filter = filterOf(reqData, searchKey);
  const page = { pageIndex, pageSize };
  const [rows, count] = await Promise.all([selectRefundPage(ctx, filter, spanOf(page)), countRefunds(ctx, filter)]);
  return {
    resultData: rows.map(toListedRefund),
    ...countedPageOf(page, count),
  };
}

const columns: readonly SheetColumn<ListedRefund>[] = [
  { title: '退款单号', width: 22, kind: 'text', value: (row) => row.refundNo },
  { title: '客户', width: 28, kind: 'text', value: (row) => row.customerName },
  { title: '交易单号', width: 22, kind: 'text', value: (row) => row.tradeNo },
  { title: '订单号', width: 22, kind: 'text', value: (row) => row.orderNo ?? '' },
  { title: '支付单号', width: 22, kind: 'text', value: (row) => row.payNo },
  { title: '渠道', width: 14, kind: 'text', value: (row) => channelTexts[row.channel] },
  { title: '方式', width: 12, kind: 'text', value: (row) => (row.isByHand ? '人工打款' : '原路退回') },
  { title: '金额', width: 14, kind: 'fen', value: (row) => row.feeFen },
  { title: '状态', width: 14, kind: 'text', value: (row) => refundStateTexts[row.refundState] },
  { title: '原因', width: 30, kind: 'text', value: (row) => row.reason },
  { title: '失败原因', width: 30, kind: 'text', value: (row) => row.failText ?? '' },
  { title: '银行流水号', width: 22, kind: 'text', value: (row) => row.voucher ?? '' },
  { title: '申请时间', width: 20, kind: 'text', value: (row) => shanghaiTime(row.createdAt) },
  {
    title: '到账时间',
    width: 20,
    kind: 'text',
    value: (row) => (row.succeededAt ? shanghaiTime(row.succeededAt) : ''),
  },
];

type ExportBody = BodyOf<'/api/OpsPay/ExportRefunds'>;

/** What a filter finds as a sheet. */
export function refundsSheet(
  _ctx: SignedInCtx,
  { data: { searchKey, columns: asked, ...days } }: ExportBody,
): ListSheet {
  const filter = filterOf(days, searchKey);
  const limit = listExports.refunds.mostRows + 1;
  return tableSheet({
    name: '退款',
    columns,
    asked,
    count: (ctx) => countRefunds(ctx, filter),
    batches: readAtOnce((ctx) => selectRefundPage(ctx, filter, { limit, offset: 0 })),
  });
}

/** Begins to write it. */
export const exportRefunds = (ctx: SignedInCtx, body: ExportBody) =>
  startExport(ctx, {
    kind: 'refunds',
    body,
    sheetOf: refundsSheet,
    columns: body.data.columns,
    filter: body.data,
  });
