import { zCode } from '../wire/code.ts';
import { disputeReasons, disputeStates, statementPayStates } from '@jicai/domain/statements/statement-states.ts';
import { z } from 'zod';
import { command, optional, pageQuery, pageWithin, query, zFen, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import {
  statementFilter,
  zStatementFile,
  zStatementHead,
  zStatementItem,
  zStatementModel,
  zStatementState,
  zUnbilledItem,
} from './statement-shapes.ts';

/** Who may see statements and the prices in them: 财务 and whoever else holds this permission; nobody sees a part of one. */
const read = { can: 'check.confirm' } as const;
const dispute = { can: 'check.dispute' } as const;
const required = { requestId: 'required' } as const;
const result = zStatementState;
const dispositionText = '请选择有异议的明细并填写说明';

/** 对账单 of the caller's enterprise (docs/domain/statements.md §8); another customer's answers '5'. */
export const statements = {
  '/api/FinCheck/GetPage': endpoint({
    access: read,
    body: pageQuery({ ...statementFilter, isOverdue: optional.flag }),
    result: z.array(zStatementHead),
    extra: {
      ...pageExtra,
      /** Of all statements of the enterprise, whatever the filter. */
      summary: z.object({
        awaitingCount: z.number().int(),
        awaitingFee: z.number().int(),
        disputedCount: z.number().int(),
        unpaidCount: z.number().int(),
        unpaidFee: z.number().int(),
        overdueCount: z.number().int(),
        overdueFee: z.number().int(),
        /** Received and on no statement yet; the next one is made on `billingDay`, "YYYY-MM-DD". */
        unbilledCount: z.number().int(),
        unbilledFee: z.number().int(),
        billingDay: z.string(),
      }),
    },
  }),
  /** What was received and refunded and stands on no statement yet, the newest first; `sumFee` is the sum over all pages. */
  '/api/FinCheck/GetUnbilledPage': endpoint({
    access: read,
    body: pageQuery({}, 20),
    result: z.array(zUnbilledItem),
    extra: { ...pageExtra, sumFee: z.number().int() },
  }),
  '/api/FinCheck/GetModel': endpoint({
    access: read,
    body: command({ checkId: zId }),
    result: zStatementModel,
  }),
  /** Rows of a statement; `matchingFee` is the sum of those that match, over all pages. */
  '/api/FinCheck/GetItemPage': endpoint({
    access: read,
    body: pageWithin(
      {
        checkId: zId,
        disputeStates: optional.list(zCode(disputeStates), 3),
        isByFee: optional.flag,
        costCenter: optional.text(50),
        orgId: optional.id,
        userId: optional.id,
        supplierId: optional.id,
      },
      20,
    ),
    result: z.array(zStatementItem),
    extra: { ...pageExtra, matchingFee: z.number().int() },
  }),
  /** What the rows of a statement can be narrowed to: whatever stands on the orders behind them. */
  '/api/FinCheck/GetItemOptions': endpoint({
    access: read,
    body: query({ checkId: zId }),
    result: z.object({
      costCenters: z.array(z.string()),
      orgs: z.array(z.object({ orgId: z.string(), orgName: z.string() })),
      users: z.array(z.object({ userId: z.string(), userName: z.string() })),
      suppliers: z.array(z.object({ supplierId: z.string(), supplierName: z.string() })),
    }),
  }),
  /** '8002' while a dispute is open. What comes to nothing or less is settled at once. */
  '/api/FinCheck/Confirm': endpoint({ access: read, body: command({ checkId: zId }), result, ...required }),
  '/api/FinCheck/Dispute': endpoint({
    access: dispute,
    body: command({
      checkId: zId,
      items: z
        .array(
          z.object({
            checkItemId: zId,
            reasonCode: zCode(disputeReasons, '请选择异议原因'),
            remark: zText.min(2, dispositionText).max(200, '说明不能超过200个字'),
          }),
        )
        .min(1, dispositionText)
        .max(500),
      remark: zText.max(200).optional(),
    }),
    result,
    ...required,
  }),
  '/api/FinCheck/CancelDispute': endpoint({ access: dispute, body: command({ checkId: zId }), result, ...required }),
  '/api/FinCheck/EditRemark': endpoint({
    access: dispute,
    body: command({ checkId: zId, remark: zText.max(200, '备注不能超过200个字') }),
    result,
    ...required,
  }),
  /**
   * A bank transfer for one or several statements; the operator confirms it. '8003' beyond what a statement asks for; what
   * payFee has beyond the allocations is kept as the balance.
   */
  '/api/FinCheck/SubmitPay': endpoint({
    access: { can: 'check.pay' },
    body: command({
      allocations: z
        .array(z.object({ checkId: zId, fee: zFen.min(1, '付款金额不正确') }))
        .min(1, '付款金额不正确')
        .max(50),
      payFee: zFen.min(1, '付款金额不正确'),
      /** As File/Upload (bizType 2) answered it. */
      voucherUrl: z.string().trim().min(1, '请上传付款凭证').max(500),
      bankSerialNo: zText.min(1, '请输入银行流水号').max(50, '银行流水号不能超过50个字'),
      /** "YYYY-MM-DD" or with the time of day. */
      payTime: z.string().trim().min(1, '请选择付款时间').max(19),
    }),
    result: z.object({ payId: z.string(), payRecordState: zCode(statementPayStates) }),
    ...required,
  }),
  /** The same from the balance, at once. '8003' beyond it, or beyond what a statement asks for. */
  '/api/FinCheck/PayByBalance': endpoint({
    access: { can: 'check.pay' },
    body: command({
      allocations: z
        .array(z.object({ checkId: zId, fee: zFen.min(1, '付款金额不正确') }))
        .min(1, '付款金额不正确')
        .max(50),
    }),
    result: z.object({ payId: z.string(), payRecordState: zCode(statementPayStates) }),
    ...required,
  }),
  /** The rows as XLSX, between the parties and the sums. */
  '/api/FinCheck/Export': endpoint({ access: read, body: command({ checkId: zId }), result: zStatementFile }),
  /** The same as PDF, with a box for the seal of each party. */
  '/api/FinCheck/ExportPdf': endpoint({ access: read, body: command({ checkId: zId }), result: zStatementFile }),
};
