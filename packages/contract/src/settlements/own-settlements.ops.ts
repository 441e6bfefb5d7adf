import { disputeReasons } from '@jicai/domain/statements/statement-states.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, pageQuery, zFen, zId, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
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

const view = { access: { ops: 'ops.own.settleView' } } as const;
const answer = { access: { ops: 'ops.own.settle' }, requestId: 'required' } as const;
const bySheet = command({ settleId: zId });

/** 供应商结算: the supplier's side, its own sheets once they were sent (docs/domain/settlements.md). */
export const ownSettlementsOps = {
  '/api/OpsOwnSettle/GetPage': endpoint({
    ...view,
    body: pageQuery(settlementFilter, 20),
    result: z.array(zSettlementHead),
    extra: pageExtra,
  }),
  '/api/OpsOwnSettle/GetModel': endpoint({ ...view, body: bySheet, result: zSettlementModel }),
  '/api/OpsOwnSettle/GetLinePage': endpoint({
    ...view,
    body: pageQuery(settlementLineFilter, 20),
    result: z.array(zSettlementLine),
    extra: pageExtra,
  }),
  /** What GetPage would find as XLSX, at most 10,000 sheets, made in the background; one export at a time per account, else '7'. */
  '/api/OpsOwnSettle/ExportList': endpoint({
    ...view,
    body: pageQuery({ ...settlementFilter, ...wantedTitles }),
    result: zListExport,
  }),
  '/api/OpsOwnSettle/Export': endpoint({ ...view, body: bySheet, result: zSettlementFile }),
  '/api/OpsOwnSettle/ExportPdf': endpoint({ ...view, body: bySheet, result: zSettlementFile }),
  '/api/OpsOwnSettle/Confirm': endpoint({ ...answer, body: bySheet, result: zSettlementState }),
  /** An invoice of the supplier for a confirmed sheet, with its file (bizType 8); the shop checks it. */
  '/api/OpsOwnSettle/AddInvoice': endpoint({
    ...answer,
    body: command({
      settleId: zId,
      invoiceNo: zText.max(20),
      /** "YYYY-MM-DD", not after today. */
      issuedOn: z.string().max(10),
      fee: zFen.min(1, '请输入正确的金额'),
      fileUrl: z.string().max(500),
    }),
    result: zSettlementState,
  }),
  /** Rows that are wrong, with what they should be: units, or money. */
  '/api/OpsOwnSettle/Dispute': endpoint({
    ...answer,
    body: command({
      settleId: zId,
      items: z
        .array(
          z.object({
            lineId: zId,
            disputeReason: zCode(disputeReasons),
            disputeRemark: zText.min(2, '请填写异议说明').max(200, '异议说明不能超过200个字'),
            claimQty: z.number().int().min(-999_999).max(999_999).optional(),
            claimFee: zFen.optional(),
          }),
        )
        .min(1, '请选择有异议的明细')
        .max(500),
    }),
    result: zSettlementState,
  }),
  '/api/OpsOwnSettle/WithdrawDispute': endpoint({ ...answer, body: bySheet, result: zSettlementState }),
};
