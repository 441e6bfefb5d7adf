import { statementSources, statementStates } from '@jicai/domain/statements/statement-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { adjustCredit, keepCreditNote } from '../finance/index.ts';
import { moveStatement } from './move-statement.ts';
import { dueDayFrom, planOverdue } from './plan-overdue.ts';
import { selectLiveLines } from './statement-lines.store.ts';
import type { StatementRow } from './statements.store.ts';

/** Writes the confirmation of a locked statement. `reason` explains an automatic one. */
export async function writeConfirmation(ctx: Ctx, statement: StatementRow, reason = ''): Promise<StatementRow> {
  const { id, customerId, totalFen } = statement;
  const dueDate = dueDayFrom(statement, { confirmedAt: ctx.now }) ?? null;
  await adjustCredit(ctx, { customerId, feeFen: await ownAdjustFen(ctx, id), sourceId: `confirm:${id}` });
  if (totalFen < 0) await keepCreditNote(ctx, { customerId, feeFen: -totalFen, sourceId: id });
  const toState = totalFen > 0 ? statementStates.confirmed : statementStates.settled;
  const fields = { dueDate, confirmedAt: ctx.now };
  const confirmed = await moveStatement(ctx, statement, { event: 'confirm', toState, fields, reason });
  if (toState === statementStates.confirmed) await planOverdue(ctx, { customerId, dueDate });
  return confirmed;
}

/** The sum of this statement's own adjustments, without what was carried forward: that was booked before. */
export async function ownAdjustFen(ctx: Ctx, statementId: string): Promise<number> {
  const lines = await selectLiveLines(ctx, statementId);
  return lines.reduce((sum, line) => (line.sourceType === statementSources.adjustment ? sum + line.feeFen : sum), 0);
}
