import { mostCategoryRates } from '@jicai/domain/settlements/settlement-terms.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zFen, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import {
  settlementFilter,
  settlementLineFilter,
  zSettlementFile,
  zSettlementHead,
  zSettlementLine,
  zSettlementModel,
  zSettlementState,
} from './settlement-shapes.ts';

const required = { requestId: 'required' } as const;
const view = { access: { ops: 'ops.settle.view' } } as const;
const edit = { access: { ops: 'ops.settle.edit' }, ...required } as const;
const bySheet = command({ settleId: zId });
const zReason = zText.min(2, '请填写原因').max(100, '原因不能超过100个字');

const terms = {
  termDays: z.number().int(),
  /** Commission in basis points. */
  rateBp: z.number().int(),
  categoryRates: z.array(z.object({ categoryId: zId, rateBp: z.number().int() })).max(mostCategoryRates),
  /** The first day that is settled here, '' for all. */
  settleFrom: z.string().max(10),
  invoiceInfo: zText.max(500),
  payeeInfo: zText.max(500),
};

/** 供应商结算: the shop's side (docs/domain/settlements.md); every command names the version it acts on. */
export const settlementsOps = {
  '/api/OpsSettle/GetPage': endpoint({
    ...view,
    body: pageQuery({ ...settlementFilter, supplierId: optional.id }, 20),
    result: z.array(zSettlementHead),
    extra: pageExtra,
  }),
  '/api/OpsSettle/GetModel': endpoint({ ...view, body: bySheet, result: zSettlementModel }),
  '/api/OpsSettle/GetLinePage': endpoint({
    ...view,
    body: pageQuery(settlementLineFilter, 20),
    result: z.array(zSettlementLine),
    extra: pageExtra,
  }),
  /** What GetPage would find as XLSX, at most 10,000 sheets, made in the background; one export at a time per account, else '7'. */
  '/api/OpsSettle/ExportList': endpoint({
    ...view,
    body: pageQuery({ ...settlementFilter, supplierId: optional.id, ...wantedTitles }),
    result: zListExport,
  }),
  '/api/OpsSettle/Export': endpoint({ ...view, body: bySheet, result: zSettlementFile }),
  '/api/OpsSettle/ExportPdf': endpoint({ ...view, body: bySheet, result: zSettlementFile }),
  /**
   * Makes drafts of a month ("YYYY-MM", the past one without it) for a supplier, or for each that has something to settle, 200 at
   * once. What stands in a sheet already stands in no second one.
   */
  '/api/OpsSettle/Generate': endpoint({
    ...edit,
    body: command({ supplierId: optional.id, month: optional.text(7) }),
    result: z.object({ settleIds: z.array(z.string()), isMore: z.boolean() }),
  }),
  /** Fills in what a unit of an item cost on a draft, for its rows without a cost. */
  '/api/OpsSettle/SetCost': endpoint({
    ...edit,
    body: command({
      settleId: zId,
      costs: z
        .array(z.object({ itemId: zId, costFee: zFen.min(1, '请输入正确的进价') }))
        .min(1)
        .max(200),
    }),
    result: zSettlementState,
  }),
  /** To the supplier; '3001' while a row has no cost. */
  '/api/OpsSettle/Send': endpoint({ ...edit, body: bySheet, result: zSettlementState }),
  /** Adds rows: units or money of a row, or with no row money alone. With changeId it waits for a second person. */
  '/api/OpsSettle/Adjust': endpoint({
    asksPassword: true,
    access: { ops: 'ops.settle.adjust' },
    ...required,
    body: command({
      settleId: zId,
      adjusts: z
        .array(
          z
            .object({
              lineId: zId.optional(),
              /** Units more or fewer, at the row's own cost and commission. */
              qty: z.number().int().min(-999_999).max(999_999).optional(),
              /** Or money, without commission. */
              fee: zFen.optional(),
              reason: zReason,
            })
            .refine(({ qty, fee }) => (qty === undefined) !== (fee === undefined), {
              message: '请填写调整数量或调整金额',
              path: ['fee'],
            }),
        )
        .min(1)
        .max(100),
    }),
    result: zSettlementState.extend({ changeId: z.string().optional() }),
  }),
  '/api/OpsSettle/ReverseAdjust': endpoint({
    access: { ops: 'ops.settle.adjust' },
    ...required,
    body: command({ settleId: zId, lineId: zId }),
    result: zSettlementState,
  }),
  /** Answers every open dispute ('8002' when one is left out); the supplier checks again. */
  '/api/OpsSettle/Reply': endpoint({
    ...edit,
    body: command({
      settleId: zId,
      items: z.array(z.object({ lineId: zId, reply: zText.min(2, '请填写答复').max(200) })).max(500),
    }),
    result: zSettlementState,
  }),
  '/api/OpsSettle/Void': endpoint({
    ...edit,
    body: command({ settleId: zId, reason: zReason }),
    result: zSettlementState,
  }),
  /** What the shop found about an invoice of the supplier; one that is refused says why and counts no more. */
  '/api/OpsSettle/CheckInvoice': endpoint({
    ...edit,
    body: command({ settleId: zId, invoiceId: zId, isAccepted: z.boolean(), reason: optional.text(100) }),
    result: zSettlementState,
  }),
  /** Money that was sent outside, with the bank's slip; a line of the bank counts once ('4' at bankSerialNo). */
  '/api/OpsSettle/Pay': endpoint({
    asksPassword: true,
    access: { ops: 'ops.settle.pay' },
    ...required,
    body: command({
      settleId: zId,
      fee: zFen.min(1, '请输入正确的金额'),
      bankSerialNo: zText.min(4, '请填写银行流水号').max(64),
      /** "YYYY-MM-DD", not after today. */
      paidOn: z.string().max(10),
      voucherUrl: z.string().max(500),
    }),
    result: zSettlementState,
  }),
  '/api/OpsSettle/GetTerms': endpoint({
    ...view,
    body: command({ supplierId: zId }),
    result: z.object({ ...terms, version: z.number().int() }),
  }),
  /** version: that of the terms, 0 for the first. They hold for sheets made from then on. */
  '/api/OpsSettle/SaveTerms': endpoint({
    access: { ops: 'ops.supplier.edit' },
    ...required,
    body: command({ ...terms, supplierId: zId }),
    result: z.object({ version: z.number().int() }),
  }),
};
