import { statementSources } from '@jicai/domain/statements/statement-states.ts';
import { statementTotals } from '@jicai/domain/statements/statement-money.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireUnrefunded, lockForAdjusting, takeOutRows } from './adjusted-lines.ts';
import { lockStatement, moveStatement, type NamedStatement } from './move-statement.ts';
import { selectLiveLines } from './statement-lines.store.ts';
import type { StatementRow } from './statements.store.ts';

/**
 * 撤销调整: removes an adjustment before the customer confirms; the order line costs as much as before. Refuses with
 * statementChanged if the line was refunded since.
 */
export async function reverseAdjustment(
  ctx: SignedInCtx,
  input: NamedStatement & { checkItemId: string; reason: string },
): Promise<StatementRow> {
  await lockForAdjusting(ctx, input.statementId);
  const statement = await lockStatement(ctx, input, 'reverseAdjust');
  const rows = await selectLiveLines(ctx, statement.id);
  const adjustment = rows.find((row) => row.id === input.checkItemId && row.sourceType === statementSources.adjustment);
  if (!adjustment) throw refuse.notFound();
  await requireUnrefunded(ctx, [adjustment]);
  await takeOutRows(ctx, statement.id, { rows, rowIds: [adjustment.id] });
  const totals = statementTotals(await selectLiveLines(ctx, statement.id));
  const moved = await moveStatement(ctx, statement, { event: 'reverseAdjust', fields: totals, reason: input.reason });
  await writeAudit(ctx, {
    subject: `statement ${statement.statementNo}`,
    before: { totalFen: statement.totalFen, adjustFen: adjustment.feeFen },
    after: { totalFen: totals.totalFen, reason: input.reason },
  });
  return moved;
}
