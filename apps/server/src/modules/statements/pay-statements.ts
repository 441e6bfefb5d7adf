import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import { allocationFault, unpaidFen } from '@jicai/domain/statements/statement-money.ts';
import {
  type StatementPayState,
  statementPayStates,
  statementStates,
} from '@jicai/domain/statements/statement-states.ts';
import { lengthOf } from '@jicai/domain/forms/text.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, Refusal, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles } from '../files/index.ts';
import { keepOverpaid, lockCredit, reimburseCredit, spendBalance } from '../finance/index.ts';
import { requireVersion } from '../orders/index.ts';
import { bankSerialOf, freeBankSerial, takeBankSerial } from '../payments/index.ts';
import { requireStatementMove, moveStatement } from './move-statement.ts';
import { refreshOverdue } from './settle-statements.ts';
import {
  insertParts,
  insertPayment,
  lockPayment,
  type PaymentRow,
  selectParts,
  selectPendingFen,
  updatePayment,
} from './statement-payments.store.ts';
import { lockStatements, type StatementRow } from './statements.store.ts';

interface PaymentReport {
  allocations: readonly { statementId: string; fee: number }[];
  payFee: number;
  /** As File/Upload returned it. */
  voucherUrl: string;
  bankSerialNo: string;
  /** "YYYY-MM-DD" or with the time of day, Asia/Shanghai. */
  payTime: string;
}

/**
 * 登记付款: a transfer for one or several confirmed statements, which waits for the operator
 * (docs/domain/statements.md §8). Refuses with paymentExceeded if a part is more than what its statement still needs besides
 * other waiting payments. What exceeds the parts becomes the customer's balance once the money is found.
 */
export async function submitPayment(ctx: SignedInCtx, report: PaymentReport): Promise<{ payId: string }> {
  const paidAt = fromShanghai(report.payTime);
  if (!paidAt || paidAt > ctx.now) throw badField('payTime', '付款时间不正确');
  const bankSerialNo = bankSerialOf(report.bankSerialNo);
  const statementIds = report.allocations.map((part) => part.statementId);
  const statements = await lockStatements(ctx, statementIds);
  if (statements.length < new Set(statementIds).size) throw refuse.notFound();
  for (const statement of statements) requireStatementMove(statement, 'submitPay');
  const { allocations, payFee: feeFen } = report;
  const parts = await partsOf(ctx, { statements, allocations, feeFen });
  await takeBankSerial(ctx, bankSerialNo);
  const [voucherFileId] = await claimFiles(ctx, {
    urls: [report.voucherUrl],
    bizType: bizTypes.voucher,
    field: 'voucherUrl',
  });
  if (!voucherFileId) throw badField('voucherUrl', '请上传付款凭证');
  const payId = ctx.newId();
  const { accountId, userId, userName, customerId } = ctx.actor;
  const person = { accountId, userId, userName, customerId };
  const payment = { id: payId, ...person, feeFen: report.payFee, voucherFileId, bankSerialNo, paidAt };
  await insertPayment(ctx, { ...payment, state: statementPayStates.waiting });
  await insertParts(ctx, payId, parts);
  for (const statement of statements) {
    await moveStatement(ctx, statement, { event: 'submitPay', reason: `银行流水号 ${bankSerialNo}` });
  }
  return { payId };
}

/**
 * The operator confirms that the money has arrived, or returns the report with a reason. If it has, each statement gets its part
 * and the credit is freed by the sum (docs/domain/statements.md §8). Refuses with statementChanged if the payment was decided
 * before.
 */
export async function answerPayment(
  ctx: SignedInCtx,
  answer: { payId: string; isAgree: boolean; reason?: string | undefined; version?: number | undefined },
): Promise<StatementPayState> {
  const payment = await lockPayment(ctx, answer.payId);
  if (!payment) throw refuse.notFound();
  if (payment.state !== statementPayStates.waiting) throw refuse.statementChanged({ text: '该付款记录已处理' });
  requireVersion(payment, answer.version);
  const { isAgree, reason = '' } = answer;
  if (!isAgree && lengthOf(reason) < 2) throw badField('reason', '请填写退回原因');
  await lockCredit(ctx, payment.customerId);
  const parts = new Map((await selectParts(ctx, [payment.id])).map((part) => [part.statementId, part.feeFen]));
  const statements = await lockStatements(ctx, [...parts.keys()]);
  const state = isAgree ? statementPayStates.confirmed : statementPayStates.refused;
  for (const statement of statements) {
    requireStatementMove(statement, isAgree ? 'pay' : 'refusePay');
    const partFen = parts.get(statement.id) ?? 0;
    if (isAgree) await payPart(ctx, statement, partFen);
    else await moveStatement(ctx, statement, { event: 'refusePay', reason });
  }
  await updatePayment(ctx, payment.id, { state, reason: isAgree ? '' : reason });
  if (isAgree) await bookPayment(ctx, payment, sumOf([...parts.values()]));
  else await freeBankSerial(ctx, payment.bankSerialNo);
  await writeAudit(ctx, {
    subject: `statement payment ${payment.id}`,
    before: { payRecordState: statementPayStates.waiting },
    after: { payRecordState: state, feeFen: payment.feeFen, bankSerialNo: payment.bankSerialNo, reason },
  });
  return state;
}

/**
 * 余额付款: pays statements from the customer's balance at once. Refuses with paymentExceeded if it is more than the
 * balance or than a statement still needs.
 */
export async function payByBalance(
  ctx: SignedInCtx,
  { allocations }: Pick<PaymentReport, 'allocations'>,
): Promise<{ payId: string }> {
  const { accountId, userId, userName, customerId } = ctx.actor;
  await lockCredit(ctx, customerId);
  const statementIds = allocations.map((part) => part.statementId);
  const statements = await lockStatements(ctx, statementIds);
  if (statements.length < new Set(statementIds).size) throw refuse.notFound();
  for (const statement of statements) requireStatementMove(statement, 'payByBalance');
  const feeFen = sumOf(allocations.map(({ fee }) => fee));
  const parts = await partsOf(ctx, { statements, allocations, feeFen });
  const payId = ctx.newId();
  await spendBalance(ctx, { customerId, feeFen, sourceId: payId });
  const person = { accountId, userId, userName, customerId };
  const payment = { id: payId, ...person, feeFen, isFromBalance: true, bankSerialNo: '', paidAt: ctx.now };
  await insertPayment(ctx, { ...payment, state: statementPayStates.confirmed, answeredAt: ctx.now });
  await insertParts(ctx, payId, parts);
  const partOf = new Map(parts.map((part) => [part.statementId, part.feeFen]));
  for (const statement of statements) await payPart(ctx, statement, partOf.get(statement.id) ?? 0, 'payByBalance');
  await reimburseCredit(ctx, { customerId, feeFen, sourceId: payId });
  await refreshOverdue(ctx, customerId);
  return { payId };
}

const sumOf = (fens: readonly number[]) => fens.reduce((sum, fen) => sum + fen, 0);

/** How a payment is split over statements, checked against what each still needs besides other waiting payments. */
async function partsOf(
  ctx: Ctx,
  input: { statements: readonly StatementRow[]; allocations: PaymentReport['allocations']; feeFen: number },
) {
  const { statements, allocations, feeFen } = input;
  const pending = await selectPendingFen(
    ctx,
    statements.map((one) => one.id),
  );
  const left = new Map(statements.map((one) => [one.id, unpaidFen(one) - (pending.get(one.id) ?? 0)]));
  const parts = allocations.map(({ statementId, fee }) => ({ statementId, feeFen: fee }));
  const fault = allocationFault(feeFen, parts, left);
  if (fault === 'sum') throw badField('payFee', '付款金额不正确');
  if (fault) throw new Refusal(fault);
  return parts;
}

async function payPart(
  ctx: Ctx,
  statement: StatementRow,
  partFen: number,
  event: 'pay' | 'payByBalance' = 'pay',
): Promise<void> {
  if (partFen > unpaidFen(statement)) throw refuse.paymentExceeded();
  const paidFen = statement.paidFen + partFen;
  const toState = paidFen === statement.totalFen ? statementStates.settled : statementStates.partlyPaid;
  await moveStatement(ctx, statement, { event, toState, fields: { paidFen } });
}

/** Books a payment: the part spent on statements frees credit, the rest becomes the customer's balance. */
async function bookPayment(ctx: Ctx, { id, customerId, feeFen }: PaymentRow, spentFen: number): Promise<void> {
  await reimburseCredit(ctx, { customerId, feeFen: spentFen, sourceId: id });
  await keepOverpaid(ctx, { customerId, feeFen: feeFen - spentFen, sourceId: id });
  await refreshOverdue(ctx, customerId);
}
