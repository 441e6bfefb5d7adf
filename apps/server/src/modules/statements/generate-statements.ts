import { statementSources, statementStates, type StatementState } from '@jicai/domain/statements/statement-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { statementTotals } from '@jicai/domain/statements/statement-money.ts';
import {
  billingTime,
  dayPeriodOf,
  monthBefore,
  periodOf,
  type StatementPeriod,
} from '@jicai/domain/statements/statement-period.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { statementOptionsOf } from '@jicai/domain/statements/statement-options.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addTimer, addTimerOnce, addTimers } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { keepCreditNote, lockCredit } from '../finance/index.ts';
import { moverOf } from '../orders/index.ts';
import { selectBilledCustomers, selectBilledDays } from './billed-customers.store.ts';
import { notifyClerks } from './move-statement.ts';
import { planAutoConfirm } from './plan-auto-confirm.ts';
import { dueDayFrom, planOverdue } from './plan-overdue.ts';
import { lockCustomer, selectShop } from './statement-facts.store.ts';
import { insertLines, type SourceRow } from './statement-lines.store.ts';
import { insertHistory, insertStatement, selectOfPeriod, type StatementRow } from './statements.store.ts';
import { selectUnbilled } from './unbilled.store.ts';

export interface Generated {
  statementId: string;
  statementNo: string;
  isNew: boolean;
}

/**
 * Makes the statement of a customer's month: everything billed until the end of the month (or until now) that is in no other
 * statement (docs/domain/statements.md §4). If there is nothing to bill, returns the latest statement of the month;
 * undefined if there is none.
 */
async function generateStatement(
  ctx: Ctx,
  { customerId, period }: { customerId: string; period: StatementPeriod },
): Promise<Generated | undefined> {
  const customer = await lockCustomer(ctx, customerId);
  if (!customer) throw refuse.notFound();
  const { termKind, termDays } = customer;
  // Such a statement is confirmed from the start; an amount in the customer's favour becomes his balance.
  if (termKind === 'receipt') await lockCredit(ctx, customerId);
  const isOver = period.endsAt <= ctx.now;
  // In the current month it ends now; later billings go to another statement of the same month.
  const until = isOver ? period.endsAt : new Date(ctx.now.getTime() + 1);
  // A month also includes what older months left over; a day has only its own billings.
  const since = termKind === 'receipt' ? fromShanghai(period.from) : undefined;
  const rows = await selectUnbilled(ctx, { customerId, since, until });
  const { standing, parts } = await selectOfPeriod(ctx, { customerId, periodFrom: period.from });
  if (rows.length === 0)
    return standing && { statementId: standing.id, statementNo: standing.statementNo, isNew: false };
  const statementId = ctx.newId();
  const periodTo = isOver ? period.to : shanghaiDay(ctx.now);
  const head = { customerId, customerName: customer.name, periodFrom: period.from, periodTo, part: parts + 1 };
  const totals = statementTotals(rows);
  const opening = openingOf(ctx, { ...head, ...totals, termKind, termDays });
  const statementNo = await insertNumbered(ctx, 'C', (no) =>
    insertStatement(ctx, {
      id: statementId,
      statementNo: no,
      ...head,
      ...totals,
      ...opening,
      termKind,
      termDays,
    }),
  );
  await insertLines(
    ctx,
    statementId,
    rows.map((row) => ({ ...row, id: ctx.newId(), reason: reasonOf(row) })),
  );
  const by = moverOf(ctx);
  await insertHistory(ctx, {
    statementId,
    version: 1,
    fromState: null,
    toState: opening.state,
    event: 'generate',
    reason: opening.reason,
    ...by,
  });
  await notifyClerks(ctx, { id: statementId, statementNo, ...head }, { event: 'generate', reason: opening.reason, by });
  if (opening.state === statementStates.awaitingConfirm) await planAutoConfirm(ctx, statementId);
  if (opening.state === statementStates.confirmed) await planOverdue(ctx, { customerId, dueDate: opening.dueDate });
  if (totals.totalFen < 0 && opening.state === statementStates.settled)
    await keepCreditNote(ctx, { customerId, feeFen: -totals.totalFen, sourceId: statementId });
  if (opening.state === statementStates.settled)
    await addTimer(ctx, { kind: 'statement.settled', subject: statementId, dueAt: ctx.now });
  return { statementId, statementNo, isNew: true };
}

/**
 * A monthly statement waits for confirmation. One by receipt does not: the goods were accepted when they were received.
 */
function openingOf(
  { now }: Ctx,
  made: Pick<StatementRow, 'termKind' | 'termDays' | 'periodTo' | 'totalFen'>,
): { state: StatementState; reason: string; dueDate: string | null; confirmedAt: Date | null; settledAt: Date | null } {
  if (made.termKind !== 'receipt')
    return { state: statementStates.awaitingConfirm, reason: '', dueDate: null, confirmedAt: null, settledAt: null };
  const reason = '货到结算，收货即确认';
  const confirmed = { reason, dueDate: dueDayFrom(made, { confirmedAt: now }) ?? null, confirmedAt: now };
  return made.totalFen > 0
    ? { ...confirmed, state: statementStates.confirmed, settledAt: null }
    : { ...confirmed, state: statementStates.settled, settledAt: now };
}

const reasonOf = ({ sourceType }: SourceRow) =>
  sourceType === statementSources.carriedOver ? '上期对账单贷方余额结转' : '';

/**
 * The operator makes a statement now: without `month` for the past month, or for the day before if the customer is billed by
 * receipt. Refuses a month that has not begun.
 */
export async function generateOnDemand(
  ctx: SignedInCtx,
  { customerId, month }: { customerId: string; month?: string | undefined },
): Promise<Generated | undefined> {
  const customer = await lockCustomer(ctx, customerId);
  if (!customer) throw refuse.notFound();
  const isByDay = customer.termKind === 'receipt';
  if (isByDay && month !== undefined) throw badField('month', '该客户按货到结算，不出月结对账单');
  const period = isByDay ? dayPeriodOf(dayBefore(ctx.now)) : periodOf(month ?? monthBefore(ctx.now));
  if (!period || period.from > shanghaiDay(ctx.now)) throw badField('month', '请选择正确的账期月份');
  const made = await generateStatement(ctx, { customerId, period });
  if (made?.isNew) {
    const after = { statementNo: made.statementNo, period: period.name };
    await writeAudit(ctx, { subject: `statement ${made.statementNo}`, before: null, after });
  }
  return made;
}

const dayBefore = (at: Date) => shanghaiDay(new Date(at.getTime() - dayMs));

/**
 * Plans the statements of the past month on the shop's billing day, and those of the past day. It may run often: each
 * is planned once.
 */
export async function planStatements(ctx: Ctx): Promise<void> {
  const [month, day] = [monthBefore(ctx.now), dayBefore(ctx.now)];
  const { billDay } = statementOptionsOf((await selectShop(ctx)).options);
  await addTimerOnce(ctx, { kind: 'statement.month', subject: month, dueAt: billingTime(month, billDay) });
  await addTimerOnce(ctx, { kind: 'statement.day', subject: day, dueAt: dayPeriodOf(day)?.endsAt ?? ctx.now });
}

/**
 * Timer `statement.month`: plans a timer for every customer with something to bill, so that each has its own
 * transaction.
 */
export async function generateMonth(ctx: Ctx, month: string): Promise<void> {
  const period = periodOf(month);
  if (!period) throw new Error(`no month: ${month}`);
  const customerIds = await selectBilledCustomers(ctx, period.endsAt);
  await planEach(
    ctx,
    customerIds.map((customerId) => `${customerId}:${month}`),
  );
}

/**
 * Timer `statement.day`: the same for customers billed by receipt, also for past days on which the server did not run.
 */
export async function generateDay(ctx: Ctx, day: string): Promise<void> {
  const period = dayPeriodOf(day);
  if (!period) throw new Error(`no day: ${day}`);
  const billed = await selectBilledDays(ctx, period.endsAt);
  await planEach(
    ctx,
    billed.map((one) => `${one.customerId}:${one.day}`),
  );
}

const planEach = (ctx: Ctx, subjects: readonly string[]) =>
  addTimers(
    ctx,
    subjects.map((subject) => ({ kind: 'statement.generate', subject, dueAt: ctx.now })),
  );

/** Timer `statement.generate`: subject `<customerId>:<month or day>`. A second run finds what the first one made. */
export async function generateDue(ctx: Ctx, subject: string): Promise<void> {
  const [customerId = '', name = ''] = subject.split(':');
  const period = periodOf(name) ?? dayPeriodOf(name);
  if (period) await generateStatement(ctx, { customerId, period });
}
