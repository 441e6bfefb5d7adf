import { applyStates, channels, payStates, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { zCode } from '../wire/code.ts';
import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { z } from 'zod';
import { command, optional, zFen, zFlag } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

export const zTradeNo = z.string().regex(/^T\d{18}$/);
export const zPayNo = z.string().regex(/^P\d{18}$/);
export const zChannel = z.enum(channels);

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

/** ALIPAY: `payForm` is submitted by the browser; WECHAT: `codeUrl` is drawn as a QR code, inside WeChat its bridge gets `bridgeCall`; TRANSFER: none. */
export const zPayment = z.object({
  payNo: z.string(),
  channel: zChannel,
  payFee: z.number().int(),
  expireAt: z.string(),
  /** Until when what the channel gave can be used; after that Create begins a new attempt. At most `expireAt`. */
  usableUntil: z.string(),
  payForm: z.object({ action: z.string(), method: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  codeUrl: z.string().optional(),
  bridgeCall: z
    .object({
      appId: z.string(),
      timeStamp: z.string(),
      nonceStr: z.string(),
      package: z.string(),
      signType: z.string(),
      paySign: z.string(),
    })
    .optional(),
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

export const zTransferState = z.object({
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
    body: command({
      tradeNo: zTradeNo,
      channel: zChannel,
      /** He pays on the phone that shows the shop, and not inside WeChat. */
      isPhone: zFlag.default(false),
      /** The page is shown by WeChat itself: its bridge pays where the payer of this session is known. */
      isInWeChat: zFlag.default(false),
    }),
    result: zPayment,
    requestId: 'required',
  }),
  /**
   * Where WeChat's browser goes so that WeChat says who pays; '' where nobody needs to be asked: he is known in this session,
   * or the shop has not set that up.
   */
  '/api/ShopPay/BeginWeChatPayer': endpoint({
    access: { can: 'order.pay' },
    body: command({ tradeNo: zTradeNo }),
    result: z.object({ url: z.string() }),
  }),
  /** What WeChat sent the browser back with; '4006' for a state that is not of this session, used or over, and for a wrong code. */
  '/api/ShopPay/FinishWeChatPayer': endpoint({
    access: { can: 'order.pay' },
    body: command({ code: optional.text(256), state: optional.text(128) }),
    result: z.object({ tradeNo: z.string() }),
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

export const payments = cashier;
