import { dayMs } from '@jicai/domain/durations.ts';
import { statementTotals } from '@jicai/domain/statement-money.ts';
import { billingTime, monthBefore, periodOf, type StatementPeriod } from '@jicai/domain/statement-period.ts';
import { shanghaiDay } from '@jicai/domain/shanghai-time.ts';
import { statementOptionsOf } from '@jicai/domain/statement-options.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import type { Ctx, SignedInCtx } from '../../http/context.ts';
import { badField, Refusal } from '../../http/refusal.ts';
import { addTimer, addTimerOnce, addTimers } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { moverOf } from '../orders/index.ts';
import { tellClerks } from './move-statement.ts';
import { lockCustomer, selectShop } from './statement-facts.store.ts';
import { insertLines, selectBilledCustomers, selectUnbilled, type SourceRow } from './statement-lines.store.ts';
import { insertHistory, insertStatement, selectOfPeriod } from './statements.store.ts';

export interface Generated {
  checkId: string;
  checkNo: string;
  isNew: boolean;
}

/**
 * The statement of a customer's month: all that it was billed until the end of it, or until now, and that stands in no other
 * (domain.md 2.7). Where nothing is left to bill the last one of the month is answered again; undefined where there is none.
 */
async function generateStatement(
  ctx: Ctx,
  { customerId, period }: { customerId: string; period: StatementPeriod },
): Promise<Generated | undefined> {
  const customer = await lockCustomer(ctx, customerId);
  if (!customer) throw new Refusal('5');
  const isOver = period.endsAt <= ctx.now;
  // In a month that still runs it ends with this moment; what comes later stands in another statement of the month.
  const until = isOver ? period.endsAt : new Date(ctx.now.getTime() + 1);
  const rows = await selectUnbilled(ctx, { customerId, until });
  const { standing, parts } = await selectOfPeriod(ctx, { customerId, periodFrom: period.from });
  if (rows.length === 0) return standing && { checkId: standing.id, checkNo: standing.checkNo, isNew: false };
  const checkId = ctx.newId();
  const periodTo = isOver ? period.to : shanghaiDay(ctx.now);
  const head = { customerId, customerName: customer.name, periodFrom: period.from, periodTo, part: parts + 1 };
  const checkNo = await insertNumbered(ctx, 'C', (no) =>
    insertStatement(ctx, {
      id: checkId,
      checkNo: no,
      ...head,
      state: 10,
      ...statementTotals(rows),
      termDays: customer.termDays,
    }),
  );
  await insertLines(
    ctx,
    checkId,
    rows.map((row) => ({ ...row, id: ctx.newId(), reason: reasonOf(row) })),
  );
  const by = moverOf(ctx);
  await insertHistory(ctx, {
    statementId: checkId,
    version: 1,
    fromState: null,
    toState: 10,
    event: 'generate',
    reason: '',
    ...by,
  });
  await tellClerks(ctx, { id: checkId, checkNo, ...head }, { event: 'generate', reason: '', by });
  await planAutoConfirm(ctx, checkId);
  return { checkId, checkNo, isNew: true };
}

const reasonOf = ({ sourceType }: SourceRow) => (sourceType === 4 ? '上期对账单贷方余额结转' : '');

/** 7 d silence, where the shop has switched it on (domain.md 2.7). */
export async function planAutoConfirm(ctx: Ctx, checkId: string): Promise<void> {
  const { isAutoConfirmed, autoConfirmDays } = statementOptionsOf((await selectShop(ctx)).options);
  if (!isAutoConfirmed) return;
  const dueAt = new Date(ctx.now.getTime() + autoConfirmDays * dayMs);
  await addTimer(ctx, { kind: 'statement.confirm', subject: checkId, dueAt });
}

/** The operator's call: for the past month without `month`; a month that has not begun has nothing to be billed. */
export async function generateOnDemand(
  ctx: SignedInCtx,
  { customerId, month }: { customerId: string; month?: string | undefined },
): Promise<Generated | undefined> {
  const period = periodOf(month ?? monthBefore(ctx.now));
  if (!period || period.from > shanghaiDay(ctx.now)) throw badField('month', '请选择正确的账期月份');
  const made = await generateStatement(ctx, { customerId, period });
  if (made?.isNew) {
    const after = { checkNo: made.checkNo, month: period.month };
    await writeAudit(ctx, { subject: `statement ${made.checkNo}`, before: null, after });
  }
  return made;
}

/** Has the past month's statements made on the shop's day; planned again and again, it stands once a month. */
export async function planStatements(ctx: Ctx): Promise<void> {
  const month = monthBefore(ctx.now);
  const { billDay } = statementOptionsOf((await selectShop(ctx)).options);
  await addTimerOnce(ctx, { kind: 'statement.month', subject: month, dueAt: billingTime(month, billDay) });
}

/** Timer `statement.month`: every customer with something to bill gets its own transaction. */
export async function generateMonth(ctx: Ctx, month: string): Promise<void> {
  const period = periodOf(month);
  if (!period) throw new Error(`no month: ${month}`);
  const customerIds = await selectBilledCustomers(ctx, period.endsAt);
  await addTimers(
    ctx,
    customerIds.map((customerId) => ({
      kind: 'statement.generate',
      subject: `${customerId}:${month}`,
      dueAt: ctx.now,
    })),
  );
}

/** Timer `statement.generate`: subject `<customerId>:<month>`. A second run finds what the first one made. */
export async function generateDue(ctx: Ctx, subject: string): Promise<void> {
  const [customerId = '', month = ''] = subject.split(':');
  const period = periodOf(month);
  if (period) await generateStatement(ctx, { customerId, period });
}
