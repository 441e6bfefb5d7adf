import { ageNames } from '@jicai/domain/statements/ageing.ts';
import { disputeStates, statementPayStates } from '@jicai/domain/statements/statement-states.ts';
import { zCode } from '../wire/code.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zFen, zFlag, zId, zQty, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import {
  statementFilter,
  zStatementFile,
  zStatementHead,
  zStatementItem,
  zStatementModel,
  zStatementState,
} from './statement-shapes.ts';

const zAgeFees = z.record(z.enum(ageNames), z.number().int());
const required = { requestId: 'required' } as const;

/** Rows that go, and rows of money or units that come. */
const adjustment = {
  checkId: zId,
  removeItemIds: z.array(zId).max(500).default([]),
  /** Why these rows go; the history tells it. */
  removeReason: zText.max(100, '移出原因不能超过100个字').optional(),
  adjusts: z
    .array(
      z
        .object({
          /** The row it is about. */
          checkItemId: zId.optional(),
          /** Units that are taken off it, at its own price. */
          qty: zQty.optional(),
          /** Or money: off the row, or with no row to add to all or to deduct from all. */
          fee: zFen.refine((fee) => fee !== 0, '调整金额不能为0').optional(),
          reason: zText.min(2, '请填写调整原因').max(100, '调整原因不能超过100个字'),
        })
        .refine(({ qty, fee }) => (qty === undefined) !== (fee === undefined), {
          message: '请填写调整数量或调整金额',
          path: ['fee'],
        }),
    )
    .max(100)
    .default([]),
};

/**
 * The shop's side of statements (docs/domain/statements.md §8, docs/domain/api.md §7); every command names the version
 * it acts on.
 */
export const statementsOps = {
  '/api/OpsCheck/GetPage': endpoint({
    access: { ops: 'ops.statement.view' },
    body: pageQuery({ ...statementFilter, customerId: optional.id, age: optional.oneOf(ageNames) }),
    result: z.array(zStatementHead),
    extra: pageExtra,
  }),
  /** What GetPage would find as XLSX, at most 10,000 statements, made in the background; one export at a time per account, else '7'. */
  '/api/OpsCheck/ExportList': endpoint({
    access: { ops: 'ops.statement.export' },
    body: pageQuery({ ...statementFilter, customerId: optional.id, age: optional.oneOf(ageNames), ...wantedTitles }),
    result: zListExport,
  }),
  /** 账龄: what customers owe on confirmed statements, by how long it has been due; the most overdue first. `sums` are those of all. */
  '/api/OpsCheck/GetAgeing': endpoint({
    access: { ops: 'ops.statement.view' },
    body: pageQuery({}, 20),
    result: z.array(
      z.object({ customerId: z.string(), customerName: z.string(), fees: zAgeFees, totalFee: z.number().int() }),
    ),
    extra: { ...pageExtra, sums: zAgeFees },
  }),
  '/api/OpsCheck/ExportAgeing': endpoint({
    access: { ops: 'ops.statement.view' },
    body: command({}),
    result: zStatementFile,
  }),
  '/api/OpsCheck/GetModel': endpoint({
    access: { ops: 'ops.statement.view' },
    body: command({ checkId: zId }),
    result: zStatementModel,
  }),
  '/api/OpsCheck/GetItemPage': endpoint({
    access: { ops: 'ops.statement.view' },
    body: pageQuery({ checkId: zId, disputeStates: optional.list(zCode(disputeStates), 3) }, 20),
    result: z.array(zStatementItem),
    extra: { ...pageExtra, matchingFee: z.number().int() },
  }),
  /** The paper of a statement, as XLSX and as PDF to be sealed. */
  '/api/OpsCheck/Export': endpoint({
    access: { ops: 'ops.statement.view' },
    body: command({ checkId: zId }),
    result: zStatementFile,
  }),
  '/api/OpsCheck/ExportPdf': endpoint({
    access: { ops: 'ops.statement.view' },
    body: command({ checkId: zId }),
    result: zStatementFile,
  }),
  /**
   * Makes the statement of a month ("YYYY-MM", the past one without it) for a customer. Returns the one that stands where
   * there is one, and no checkId where nothing is left to be billed.
   */
  '/api/OpsCheck/Generate': endpoint({
    access: { ops: 'ops.statement.generate' },
    body: command({ customerId: zId, month: optional.text(7) }),
    result: z.object({ checkId: z.string().optional(), checkNo: z.string().optional(), isNew: z.boolean() }),
    ...required,
  }),
  /** While it is disputed: takes rows out, which are free for the next statement, and adds rows of money with a reason. */
  '/api/OpsCheck/Adjust': endpoint({
    asksPassword: true,
    access: { ops: 'ops.statement.adjust' },
    body: command(adjustment),
    /** With changeId it waits for a second person: above what one may adjust alone. */
    result: zStatementState.extend({ changeId: z.string().optional() }),
    ...required,
  }),
  /** What Adjust would make of the sum, by the same rules and refusals; nothing is written. */
  '/api/OpsCheck/GetAdjustPreview': endpoint({
    access: { ops: 'ops.statement.adjust' },
    body: command(adjustment),
    result: z.object({
      totalFee: z.number().int(),
      /** It would wait for a second person. */
      isWaiting: z.boolean(),
    }),
  }),
  /** Until it is confirmed: an adjustment goes again. '8001' where the goods were refunded since. */
  '/api/OpsCheck/ReverseAdjust': endpoint({
    access: { ops: 'ops.statement.adjust' },
    body: command({
      checkId: zId,
      /** The row that is the adjustment. */
      checkItemId: zId,
      reason: zText.min(2, '请填写撤销原因').max(100, '撤销原因不能超过100个字'),
    }),
    result: zStatementState,
    ...required,
  }),
  /** Answers every open dispute ('8002' when one is left out); the customer checks again. */
  '/api/OpsCheck/Reply': endpoint({
    access: { ops: 'ops.statement.reply' },
    body: command({
      checkId: zId,
      items: z
        .array(z.object({ checkItemId: zId, reply: zText.min(2, '请填写答复').max(200, '答复不能超过200个字') }))
        .max(500),
    }),
    result: zStatementState,
    ...required,
  }),
  '/api/OpsCheck/Void': endpoint({
    access: { ops: 'ops.statement.generate' },
    body: command({ checkId: zId, reason: zText.min(2, '请填写作废原因').max(100, '作废原因不能超过100个字') }),
    result: zStatementState,
    ...required,
  }),
  /** Payments that customers report, newest first. */
  '/api/OpsCheck/GetPayPage': endpoint({
    access: { ops: 'ops.statement.view' },
    body: pageQuery({ payRecordState: optional.code(statementPayStates) }),
    result: z.array(
      z.object({
        payId: z.string(),
        customerName: z.string(),
        payFee: z.number().int(),
        isFromBalance: z.boolean(),
        bankSerialNo: z.string(),
        payTime: z.string(),
        payRecordState: zCode(statementPayStates),
        payRecordStateText: z.string(),
        reason: z.string(),
        userName: z.string(),
        createTime: z.string(),
        voucherUrl: z.string().optional(),
        allocations: z.array(z.object({ checkId: z.string(), checkNo: z.string(), fee: z.number().int() })),
        version: z.number().int(),
      }),
    ),
    extra: pageExtra,
  }),
  /** The money has been found on the account, or the voucher goes back with a reason. version: that of the payment. */
  '/api/OpsCheck/ConfirmPay': endpoint({
    access: { ops: 'ops.statement.collect' },
    body: command({ payId: zId, isAgree: zFlag, reason: optional.text(100) }),
    result: z.object({ payId: z.string(), payRecordState: zCode(statementPayStates) }),
    ...required,
  }),
};
