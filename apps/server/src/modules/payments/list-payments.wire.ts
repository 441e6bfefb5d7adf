import type { ResultOf } from '@jicai/contract/index.ts';
import {
  applyStateTexts,
  channelTexts,
  payStateTexts,
  refundStateTexts,
} from '@jicai/domain/payments/payment-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { PaymentListRow, RefundListRow } from './list-payments.store.ts';
import type { ListedRefund } from './refund/list-refunds.store.ts';

export const toPaymentRow = (row: PaymentListRow): ResultOf<'/api/OpsPay/GetPage'>[number] => ({
  payNo: row.payNo,
  tradeNo: row.tradeNo,
  customerName: row.customerName,
  channel: row.channel,
  channelName: channelTexts[row.channel],
  amountFee: row.amountFen,
  receivedFee: row.receivedFen,
  payState: row.payState,
  payStateText: payStateTexts[row.payState],
  applyState: row.applyState,
  applyStateText: applyStateTexts[row.applyState],
  channelTradeNo: row.channelTradeNo ?? '',
  failText: row.failText ?? '',
  createTime: shanghaiTime(row.createdAt),
  payTime: row.paidAt ? shanghaiTime(row.paidAt) : undefined,
});

export const toRefundRow = (row: RefundListRow): ResultOf<'/api/OpsPay/GetModel'>['refunds'][number] => ({
  refundNo: row.refundNo,
  payNo: row.payNo,
  orderNo: row.orderNo ?? '',
  channelName: channelTexts[row.channel],
  refundFee: row.feeFen,
  refundState: row.refundState,
  refundStateText: refundStateTexts[row.refundState],
  reason: row.reason,
  failText: row.failText ?? '',
  voucher: row.voucher ?? '',
  createTime: shanghaiTime(row.createdAt),
  refundTime: row.succeededAt ? shanghaiTime(row.succeededAt) : undefined,
});

export const toListedRefund = (row: ListedRefund): ResultOf<'/api/OpsPay/GetRefundPage'>[number] =>
  Object.assign(toRefundRow(row), {
    tradeNo: row.tradeNo,
    customerName: row.customerName,
    isByHand: row.isByHand,
  });
