import {
  abnormalActions,
  applyStates,
  channels,
  payStates,
  refundStates,
  transferStates,
} from '@jicai/domain/payments/payment-states.ts';
import { zCode } from '../wire/code.ts';
import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFen } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zTradeNo = z.string().regex(/^T\d{18}$/);
const zPayNo = z.string().regex(/^P\d{18}$/);
const zRefundNo = z.string().regex(/^R\d{18}$/);
const zChannel = z.enum(channels);

/** Times are "YYYY-MM-DD HH:mm:ss" in Asia/Shanghai, fees fen. */
export const zCashier = z.object({
  tradeNo: z.string(),
  payFee: z.number().int(),
  /** What has arrived by transfer while it is still less than payFee. */
  receivedFee: z.number().int(),
  payMode: zCode(payModes),
  payDeadline: z.string(),
  /** Days that the shop gives for a bank transfer. */
  transferPayDays: z.number().int(),
  serverTime: z.string(),
  orderNos: z.array(z.string()),
  channels: z.array(z.object({ channel: zChannel, name: z.string(), isEnable: z.boolean() })),
  /** The shop's bank account; the payer writes `remarkCode` as the purpose of the transfer. */
  transferAccount: z
    .object({ accountName: z.string(), bankName: z.string(), bankAccount: z.string(), remarkCode: z.string() })
    .optional(),
  /** The newest voucher handed in: 0 待确认 1 已确认 2 已驳回. */
  transferState: zCode(transferStates).optional(),
  /** That voucher while it waits or is refused: what the buyer may correct, and why it was refused. */
  transferReport: z
    .object({
      bankSerialNo: z.string(),
      payerName: z.string(),
      payerAccount: z.string(),
      transferFee: z.number().int(),
      transferTime: z.string(),
      reason: z.string(),
      /** A correction of a report that has the bank's slip may leave it out. */
      hasVoucher: z.boolean(),
    })
    .optional(),
});
export type Cashier = z.infer<typeof zCashier>;

/** ALIPAY: `payForm` is submitted by the browser; WECHAT: `codeUrl` is drawn as a QR code; TRANSFER: neither. */
export const zPayment = z.object({
  payNo: z.string(),
  channel: zChannel,
  payFee: z.number().int(),
  expireAt: z.string(),
  payForm: z.object({ action: z.string(), method: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  codeUrl: z.string().optional(),
});

export const zPayState = z.object({
  tradeNo: z.string(),
  payNo: z.string(),
  /** The attempt's: 0 待下单 10 支付中 20 支付成功 30 已关闭 40 下单失败; the newest when asked by tradeNo, 0 without one. */
  payState: zCode(payStates),
  /** The trade's: 0 未支付 1 已支付 2 部分退款 3 全额退款 4 待结算 5 已结清. */
  tradePayState: zCode(tradePayStates),
  /** 0 未入账 1 已入账 2 重复支付 3 逾期到账 4 金额不符. */
  applyState: zCode(applyStates),
  tradePaid: z.boolean(),
  orderState: zCode(orderStates),
  payTime: z.string().optional(),
});

const zTransferState = z.object({
  tradeNo: z.string(),
  transferState: zCode(transferStates),
  transferStateText: z.string(),
});

const cashier = {
  /** '4002' when the trade is paid, '3001' when there is nothing to pay any more. */
  '/api/ShopPay/GetCashier': endpoint({
    access: { can: 'order.pay' },
    body: command({ tradeNo: zTradeNo }),
    result: zCashier,
  }),
  /** Starts an attempt, or answers the open one of the same channel again. TRANSFER switches the trade to 对公转账. */
  '/api/ShopPay/Create': endpoint({
    access: { can: 'order.pay' },
    body: command({ tradeNo: zTradeNo, channel: zChannel }),
    result: zPayment,
    requestId: 'required',
  }),
  /** Asks the channel too, at most every 5 s per attempt. */
  '/api/ShopPay/GetPayState': endpoint({
    access: { can: 'order.view' },
    body: command({ payNo: optional.text(32), tradeNo: optional.text(32) }),
    result: zPayState,
  }),
  '/api/ShopPay/Close': endpoint({
    access: { can: 'order.pay' },
    body: command({ payNo: zPayNo }),
    result: z.object({ payNo: z.string(), payState: zCode(payStates) }),
    requestId: 'optional',
  }),
  /** A buyer's report of a bank transfer; the operator confirms it by OpsOrder/ConfirmTransfer. */
  '/api/ShopPay/SubmitTransfer': endpoint({
    access: { can: 'order.pay' },
    body: command({
      tradeNo: zTradeNo,
      /** As File/Upload (bizType 2) answered it; left out only by a correction, which then keeps the former slip. */
      voucherUrl: z.string().max(500).default(''),
      payerName: z.string().trim().min(1, '请输入付款户名').max(100),
      payerAccount: z
        .string()
        .trim()
        .regex(/^[0-9 -]{8,30}$/, '银行账号格式不正确'),
      bankSerialNo: z.string().trim().min(1, '请输入银行流水号').max(50),
      transferFee: zFen.min(1, '付款金额不正确'),
      transferTime: z.string().regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/, '请选择转账时间'),
      /** The serial number of the report that this one corrects; a slip that it does not bring is taken from there. */
      replacesSerialNo: z.string().max(50).default(''),
    }),
    result: zTransferState,
    requestId: 'required',
  }),
};

/** One case for a person: money that fits no trade (kind payment) or a refund that does not go through (kind refund). */
export const zAbnormalCase = z.object({
  kind: z.enum(['payment', 'refund']),
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
  /** The bank's slip, good for 10 minutes. */
  voucher: z.object({ fileUrl: z.string(), fileName: z.string(), mediaType: z.string() }).optional(),
  createTime: z.string(),
});

const abnormal = {
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
    body: pageQuery({ kind: optional.oneOf(['payment', 'refund']) }),
    result: z.array(zAbnormalCase),
    extra: pageExtra,
  }),
  /** Money of a wrong amount: pay it back, or take it for the trade as it is. */
  '/api/OpsPay/ResolveAbnormal': endpoint({
    access: { ops: 'ops.pay.refund' },
    body: command({
      payNo: zPayNo,
      decision: z.enum(['refund', 'apply'], '请选择处理方式'),
      reason: z.string().trim().min(2, '请填写2-200个字的处理说明').max(200, '请填写2-200个字的处理说明'),
    }),
    result: z.object({ payNo: z.string(), applyState: zCode(applyStates), refundNo: z.string().optional() }),
    requestId: 'required',
  }),
  /** Sends a stuck refund again under the same number. */
  '/api/OpsPay/RetryRefund': endpoint({
    access: { ops: 'ops.pay.refund' },
    body: command({ refundNo: zRefundNo }),
    result: z.object({ refundNo: z.string(), refundState: zCode(refundStates) }),
    requestId: 'required',
  }),
  /** A refund that a person has paid out by bank. */
  '/api/OpsPay/RecordManualRefund': endpoint({
    access: { ops: 'ops.pay.refund' },
    body: command({ refundNo: zRefundNo, voucher: z.string().trim().min(1, '请输入银行流水号').max(50) }),
    result: z.object({ refundNo: z.string(), refundState: zCode(refundStates) }),
    requestId: 'required',
  }),
};

export const payments = { ...cashier, ...abnormal };
