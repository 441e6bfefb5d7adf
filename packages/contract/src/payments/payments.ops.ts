import {
  abnormalActions,
  abnormalKinds,
  applyStates,
  channels,
  payStates,
  refundStates,
  transferStates,
} from '@jicai/domain/payments/payment-states.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zChannel, zPayNo, zTradeNo, zTransferState } from './payments.ts';

const zRefundNo = z.string().regex(/^R\d{18}$/);

/** One case for a person: money that fits no trade (kind payment) or a refund that does not go through (kind refund). */
export const zAbnormalCase = z.object({
  kind: z.enum(abnormalKinds),
  payNo: z.string(),
  refundNo: z.string(),
  tradeNo: z.string(),
  channel: zChannel,
  channelName: z.string(),
  /** What was due, and what came; for refunds what is to be paid back. */
  amountFee: z.number().int(),
  receivedFee: z.number().int(),
  stateText: z.string(),
  reason: z.string(),
  createTime: z.string(),
  actions: z.array(z.enum(abnormalActions)),
});

/** A transfer as the buyer reported it and, once it is confirmed, as the operator found it on the account. */
export const zTransfer = z.object({
  tradeNo: z.string(),
  customerName: z.string(),
  userName: z.string(),
  payerName: z.string(),
  payerAccount: z.string(),
  bankSerialNo: z.string(),
  transferFee: z.number().int(),
  transferTime: z.string(),
  /** 0 待确认 1 已确认 2 已驳回. */
  transferState: zCode(transferStates),
  transferStateText: z.string(),
  receivedFee: z.number().int(),
  /** Why it was refused; '' otherwise. */
  reason: z.string(),
  /** What the trade comes to, and what of it has arrived while it is still less. */
  payFee: z.number().int(),
  tradeReceivedFee: z.number().int(),
  /** Of one of the trade's orders, as ConfirmTransfer takes it. */
  version: z.number().int(),
  /** The bank's slip, good for 10 minutes. */
  voucher: z.object({ fileUrl: z.string(), fileName: z.string(), mediaType: z.string() }).optional(),
  createTime: z.string(),
});

const zPaymentRow = z.object({
  payNo: z.string(),
  tradeNo: z.string(),
  customerName: z.string(),
  channel: zChannel,
  channelName: z.string(),
  amountFee: z.number().int(),
  receivedFee: z.number().int(),
  payState: zCode(payStates),
  payStateText: z.string(),
  applyState: zCode(applyStates),
  applyStateText: z.string(),
  /** The channel's own number; '' before it is paid. */
  channelTradeNo: z.string(),
  /** Why the channel refused it; '' otherwise. */
  failText: z.string(),
  createTime: z.string(),
  payTime: z.string().optional(),
});

const zRefundRow = z.object({
  refundNo: z.string(),
  payNo: z.string(),
  orderNo: z.string(),
  channelName: z.string(),
  refundFee: z.number().int(),
  refundState: zCode(refundStates),
  refundStateText: z.string(),
  reason: z.string(),
  failText: z.string(),
  /** The bank's number of a refund that a person paid out. */
  voucher: z.string(),
  createTime: z.string(),
  refundTime: z.string().optional(),
});

const paymentFilter = {
  channel: optional.oneOf(channels),
  payState: optional.code(payStates),
  customerId: optional.id,
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
};

const refundFilter = {
  channel: optional.oneOf(channels),
  refundState: optional.code(refundStates),
  isByHand: optional.flag,
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
};

/** The operator's side of money (docs/domain/payments.md §7, docs/domain/refunds.md §4). */
export const paymentsOps = {
  /** All attempts, the newest first. `searchKey`: a whole number of an attempt, a trade, or the channel's. */
  '/api/OpsPay/GetPage': endpoint({
    access: { ops: 'ops.pay.view' },
    body: pageQuery(paymentFilter),
    result: z.array(zPaymentRow),
    extra: pageExtra,
  }),
  /** What a filter finds as XLSX, at most 10,000 attempts, made in the background; one export at a time per account, else '7'. */
  '/api/OpsPay/Export': endpoint({
    access: { ops: 'ops.pay.export' },
    body: command({ ...paymentFilter, ...wantedTitles, searchKey: optional.text(60) }),
    result: zListExport,
  }),
  /** All refunds, the newest first. `searchKey`: a whole number of a refund, an attempt, a trade or an order. */
  '/api/OpsPay/GetRefundPage': endpoint({
    access: { ops: 'ops.pay.view' },
    body: pageQuery(refundFilter),
    result: z.array(
      zRefundRow.extend({
        tradeNo: z.string(),
        customerName: z.string(),
        /** A person paid it out; else it goes the way the money came. */
        isByHand: z.boolean(),
      }),
    ),
    extra: pageExtra,
  }),
  /** As Export, of refunds. */
  '/api/OpsPay/ExportRefunds': endpoint({
    access: { ops: 'ops.pay.view' },
    body: command({ ...refundFilter, ...wantedTitles, searchKey: optional.text(60) }),
    result: zListExport,
  }),
  /** Everything money did for a trade: its attempts and refunds, the newest first. '5' for another shop's. */
  '/api/OpsPay/GetModel': endpoint({
    access: { ops: 'ops.pay.view' },
    body: command({ tradeNo: zTradeNo }),
    result: z.object({
      tradeNo: z.string(),
      customerName: z.string(),
      payFee: z.number().int(),
      orderNos: z.array(z.string()),
      payments: z.array(zPaymentRow),
      refunds: z.array(zRefundRow),
    }),
  }),
  /** How much waits: transfers to confirm, money that fits no trade, refunds that do not go through. */
  '/api/OpsPay/GetCounts': endpoint({
    access: { ops: 'ops.pay.view' },
    body: z.object({}),
    result: z.object({ transfers: z.number().int(), payments: z.number().int(), refunds: z.number().int() }),
  }),
  /** What OpsOrder/ConfirmTransfer has to find on the account. */
  '/api/OpsPay/GetTransferPage': endpoint({
    access: { ops: 'ops.pay.view' },
    body: pageQuery({ transferState: optional.code(transferStates), tradeNo: optional.text(32) }),
    result: z.array(zTransfer),
    extra: pageExtra,
  }),
  /** The money of a report is not there: the payer is told the reason and may correct the report. '3001' when it does not wait any more. */
  '/api/OpsPay/RejectTransfer': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({
      tradeNo: zTradeNo,
      bankSerialNo: z.string().trim().min(1, '请输入银行流水号').max(50),
      reason: z.string().trim().min(2, '请填写2-200个字的驳回原因').max(200, '请填写2-200个字的驳回原因'),
    }),
    result: zTransferState,
    requestId: 'required',
  }),
  '/api/OpsPay/GetAbnormalPage': endpoint({
    access: { ops: 'ops.pay.view' },
    body: pageQuery({ kind: optional.oneOf(abnormalKinds) }),
    result: z.array(zAbnormalCase),
    extra: pageExtra,
  }),
  /** Money of a wrong amount: pay it back, or take it for the trade as it is. To waive more than the limit waits for a second person: `changeId`. */
  '/api/OpsPay/ResolveAbnormal': endpoint({
    asksPassword: true,
    access: { ops: 'ops.pay.refund' },
    body: command({
      payNo: zPayNo,
      decision: z.enum(['refund', 'apply'], '请选择处理方式'),
      reason: z.string().trim().min(2, '请填写2-200个字的处理说明').max(200, '请填写2-200个字的处理说明'),
    }),
    result: z.object({
      payNo: z.string(),
      applyState: zCode(applyStates),
      refundNo: z.string().optional(),
      changeId: z.string().optional(),
    }),
    requestId: 'required',
  }),
  /** Sends a stuck refund again under the same number. */
  '/api/OpsPay/RetryRefund': endpoint({
    access: { ops: 'ops.pay.refund' },
    body: command({ refundNo: zRefundNo }),
    result: z.object({ refundNo: z.string(), refundState: zCode(refundStates) }),
    requestId: 'required',
  }),
  /** A refund that a person has paid out by bank. Above the limit it waits for a second person: `changeId`. */
  '/api/OpsPay/RecordManualRefund': endpoint({
    asksPassword: true,
    access: { ops: 'ops.pay.refund' },
    body: command({ refundNo: zRefundNo, voucher: z.string().trim().min(1, '请输入银行流水号').max(50) }),
    result: z.object({ refundNo: z.string(), refundState: zCode(refundStates), changeId: z.string().optional() }),
    requestId: 'required',
  }),
};
