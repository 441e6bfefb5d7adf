import { type DueFacts, dueDayOf, dueRuleText } from '@jicai/domain/statements/payment-terms.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { overdueFrom } from '@jicai/domain/statements/statement-period.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import type { StatementRow } from './statements.store.ts';

type Termed = Pick<StatementRow, 'periodTo' | 'termKind' | 'termDays'>;
interface Moments {
  confirmedAt: Date;
  invoicedAt?: Date | undefined;
}

const termOf = ({ termKind: kind, termDays: days }: Termed) => ({ kind, days });
const factsOf = ({ periodTo }: Termed, { confirmedAt, invoicedAt }: Moments): DueFacts => ({
  periodTo,
  confirmedOn: shanghaiDay(confirmedAt),
  invoicedOn: invoicedAt && shanghaiDay(invoicedAt),
});

/** Last day to pay of a statement under its own terms; undefined while they wait for an invoice. */
export const dueDayFrom = (statement: Termed, at: Moments): string | undefined =>
  dueDayOf(termOf(statement), factsOf(statement, at));

/** The rule by which that day was computed, as text. */
export const dueRuleFrom = (statement: Termed, at: Moments): string =>
  dueRuleText(termOf(statement), factsOf(statement, at));

/**
 * Plans the check on the day after the last day to pay: if the statement is unpaid then, the customer is marked as
 * overdue.
 */
export async function planOverdue(
  ctx: Ctx,
  { customerId, dueDate }: { customerId: string; dueDate: string | null },
): Promise<void> {
  if (dueDate === null) return;
  await addTimer(ctx, { kind: 'statement.overdue', subject: customerId, dueAt: overdueFrom(dueDate) });
}
