import { zCode } from '../wire/code.ts';
import {
  disputeReasons,
  disputeStates,
  statementPayStates,
  statementSources,
  statementStates,
} from '@jicai/domain/statements/statement-states.ts';
import { statementActionNames } from '@jicai/domain/statements/statement-actions.ts';
import { zPieces } from '../goods/pieces.ts';
import { z } from 'zod';
import { optional, zTermKind } from '../wire/body.ts';

/** Shapes of statements that customers and the shop side share. Fees are fen; refunds are negative and the parts sum to totalFee. */
export const zStatementHead = z.object({
  checkId: z.string(),
  checkNo: z.string(),
  customerName: z.string(),
  /** "YYYY-MM-DD": a calendar month, or one day where receipts are billed by the day. */
  periodFrom: z.string(),
  periodTo: z.string(),
  /** Which of the month's statements it is, from 1. */
  part: z.number().int(),
  orderFee: z.number().int(),
  refundFee: z.number().int(),
  /** With what the statement before carried forward. */
  adjustFee: z.number().int(),
  totalFee: z.number().int(),
  invoicedFee: z.number().int(),
  paidFee: z.number().int(),
  unpaidFee: z.number().int(),
  /** Of unpaidFee, what reported payments will cover once the shop confirms them. */
  pendingFee: z.number().int(),
  /** What the customer's terms were when it was made; termText as contracts call it: 月结 30 天. */
  termKind: zTermKind,
  termDays: z.number().int(),
  termText: z.string(),
  /** Once it is confirmed, and under 票到 once its invoices are whole. */
  dueDate: z.string().optional(),
  /** The rule the last day to pay follows from, also before there is one. */
  dueRule: z.string(),
  overdueDays: z.number().int(),
  checkState: zCode(statementStates),
  checkStateText: z.string(),
  createTime: z.string(),
  actions: z.array(z.enum(statementActionNames)),
  version: z.number().int(),
});

export const zStatementModel = zStatementHead.extend({
  /** Last day to pay when it is confirmed now; absent while it waits for an invoice. */
  expectedDueDate: z.string().optional(),
  sellerName: z.string(),
  remark: z.string(),
  /** What a request for its invoice would carry now: goods that came back after it stand on no paper. */
  invoiceableFee: z.number().int(),
  /** Settled, but not all of it is invoiced. */
  isInvoicePending: z.boolean(),
  counts: z.object({
    all: z.number().int(),
    received: z.number().int(),
    refunded: z.number().int(),
    adjusted: z.number().int(),
    disputed: z.number().int(),
    replied: z.number().int(),
  }),
  /** What the disputed lines come to. */
  disputedFee: z.number().int(),
  payments: z.array(
    z.object({
      payId: z.string(),
      payFee: z.number().int(),
      /** The part of it that is for this statement. */
      fee: z.number().int(),
      /** Paid from the balance: without a slip and a serial number. */
      isFromBalance: z.boolean(),
      bankSerialNo: z.string(),
      payTime: z.string(),
      payRecordState: zCode(statementPayStates),
      payRecordStateText: z.string(),
      reason: z.string(),
      userName: z.string(),
      createTime: z.string(),
      /** Good for ten minutes. */
      voucherUrl: z.string().optional(),
      version: z.number().int(),
    }),
  ),
  invoices: z.array(
    z.object({
      invoiceReqNo: z.string(),
      invoiceNo: z.string(),
      invoiceStateText: z.string(),
      amountFee: z.number().int(),
      createTime: z.string(),
    }),
  ),
  history: z.array(
    z.object({ event: z.string(), label: z.string(), userName: z.string(), time: z.string(), remark: z.string() }),
  ),
});

export const zStatementItem = z.object({
  checkItemId: z.string(),
  /** 1 收货 2 退款 3 调整. */
  sourceType: zCode(statementSources),
  sourceText: z.string(),
  orderNo: z.string(),
  purchaseNo: z.string(),
  itemId: z.string(),
  productId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  imgUrl: z.string(),
  unitName: z.string(),
  ...zPieces,
  /** Negative for refunds; 0 where the row is about money alone. */
  qty: z.number().int(),
  price: z.number().int(),
  /** price × qty − discountFee + freightFee = fee; a deduction of money alone is a discount. */
  goodsFee: z.number().int(),
  discountFee: z.number().int(),
  freightFee: z.number().int(),
  fee: z.number().int(),
  taxFee: z.number().int(),
  bizTime: z.string(),
  /** Why an adjustment stands here. */
  reason: z.string(),
  /** 0 无 1 异议 2 已处理. */
  disputeState: zCode(disputeStates),
  disputeReasonCode: zCode(disputeReasons).optional(),
  disputeReason: z.string(),
  /** 待核对, 异议 · 数量, 已答复 or, once it is confirmed, 一致. */
  checkText: z.string(),
  disputeRemark: z.string(),
  reply: z.string(),
  replyName: z.string(),
  replyTime: z.string().optional(),
});

/** As the row of a statement, while it is on none. */
export const zUnbilledItem = zStatementItem.pick({
  checkItemId: true,
  sourceType: true,
  sourceText: true,
  orderNo: true,
  purchaseNo: true,
  itemId: true,
  productId: true,
  itemNo: true,
  itemName: true,
  itemSpec: true,
  imgUrl: true,
  unitName: true,
  pieceQty: true,
  pieceName: true,
  qty: true,
  price: true,
  fee: true,
  taxFee: true,
  bizTime: true,
});

export const statementFilter = {
  checkStates: optional.codes(statementStates, 7),
  /** "YYYY-MM-DD": statements whose period lies in this span. */
  periodFrom: optional.text(10),
  periodTo: optional.text(10),
};

/** Good for ten minutes. */
export const zStatementFile = z.object({
  fileUrl: z.string(),
  expireTime: z.string(),
  rowCount: z.number().int(),
});

export const zStatementState = z.object({
  checkId: z.string(),
  checkState: zCode(statementStates),
  version: z.number().int(),
});
