import {
  settlementEventNames,
  settlementMoveNames,
  settlementSources,
  settlementStates,
} from '@jicai/domain/settlements/settlement-states.ts';
import { supplierInvoiceStates } from '@jicai/domain/settlements/settlement-invoices.ts';
import { disputeReasons, disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { z } from 'zod';
import { optional, zId } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';

/** What lists of sheets are filtered by; `month` "YYYY-MM". */
export const settlementFilter = { settleStates: optional.codes(settlementStates), month: optional.text(7) };

export const zSettlementState = z.object({
  settleId: z.string(),
  settleState: zCode(settlementStates),
  settleStateText: z.string(),
  version: z.number().int(),
});

/** A sheet in a list; amounts in fen. total = received + returned + adjust − commission. */
export const zSettlementHead = zSettlementState.extend({
  settleNo: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  title: z.string(),
  periodFrom: z.string(),
  periodTo: z.string(),
  receivedFee: z.number().int(),
  /** Negative. */
  returnedFee: z.number().int(),
  adjustFee: z.number().int(),
  commissionFee: z.number().int(),
  totalFee: z.number().int(),
  paidFee: z.number().int(),
  /** Rows without a cost: 缺进价. */
  missingCount: z.number().int(),
  /** Last day to pay; absent before it is confirmed. */
  dueDate: z.string().optional(),
  createTime: z.string(),
  actions: z.array(z.enum(settlementMoveNames)),
});

export const zSettlementModel = zSettlementHead.extend({
  lineCount: z.number().int(),
  returnCount: z.number().int(),
  openDisputeCount: z.number().int(),
  termDays: z.number().int(),
  invoiceInfo: z.string(),
  payeeInfo: z.string(),
  history: z.array(
    z.object({
      event: z.enum(settlementEventNames),
      eventText: z.string(),
      actorName: z.string(),
      reason: z.string(),
      time: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      fee: z.number().int(),
      bankSerialNo: z.string(),
      paidOn: z.string(),
      userName: z.string(),
      voucherUrl: z.string(),
    }),
  ),
  /** The supplier's invoices, the newest last. */
  invoices: z.array(
    z.object({
      invoiceId: z.string(),
      invoiceNo: z.string(),
      issuedOn: z.string(),
      fee: z.number().int(),
      invoiceState: zCode(supplierInvoiceStates),
      invoiceStateText: z.string(),
      /** Why it was refused. */
      reply: z.string(),
      userName: z.string(),
      time: z.string(),
      fileUrl: z.string(),
    }),
  ),
  /** What may still be invoiced, and what may be paid now. */
  uninvoicedFee: z.number().int(),
  payableFee: z.number().int(),
  isInvoiceFirst: z.boolean(),
  /** An adjustment that waits for a second person. */
  changeId: z.string().optional(),
});

export const zSettlementLine = z.object({
  lineId: z.string(),
  sourceType: zCode(settlementSources),
  sourceTypeText: z.string(),
  /** '' where no order stands behind it. */
  orderNo: z.string(),
  itemId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  unitName: z.string(),
  qty: z.number().int(),
  /** 进价 of a unit; null while it is not known. */
  costFee: z.number().int().nullable(),
  fee: z.number().int(),
  rateBp: z.number().int(),
  commissionFee: z.number().int(),
  happenTime: z.string(),
  reason: z.string(),
  /** Of an adjustment: the row it is about. */
  aboutLineId: z.string().optional(),
  disputeState: zCode(disputeStates),
  disputeReason: zCode(disputeReasons).optional(),
  disputeText: z.string(),
  disputeRemark: z.string(),
  claimQty: z.number().int().optional(),
  claimFee: z.number().int().optional(),
  reply: z.string(),
});

export const settlementLineFilter = {
  settleId: zId,
  isMissing: optional.flag,
  isDisputed: optional.flag,
  sourceType: optional.code(settlementSources),
};

export const zSettlementFile = z.object({
  fileUrl: z.string(),
  expireTime: z.string(),
  rowCount: z.number().int(),
});
