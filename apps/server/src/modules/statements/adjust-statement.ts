import { statementSources } from '@jicai/domain/statements/statement-states.ts';
import { adjustAloneFen } from '@jicai/domain/statements/statement-adjust.ts';
import { statementTotals } from '@jicai/domain/statements/statement-money.ts';
import { statementOptionsOf } from '@jicai/domain/statements/statement-options.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requireNoneWaiting, requestChange } from '../changes/index.ts';
import { addToAdjusted } from '../orders/index.ts';
import { lockForAdjusting, rowsWith, takeOutRows } from './adjusted-lines.ts';
import {
  requireStatementMove,
  lockAnyStatement,
  lockStatement,
  moveStatement,
  type NamedStatement,
} from './move-statement.ts';
import { type AdjustInput, planAdjustments } from './plan-adjustments.ts';
import { selectShop } from './statement-facts.store.ts';
import { insertLines, type LiveLine, type NewStatementLine, selectLiveLines } from './statement-lines.store.ts';
import type { StatementRow } from './statements.store.ts';

interface Adjusting {
  removeItemIds: readonly string[];
  removeReason?: string | undefined;
  adjusts: readonly AdjustInput[];
}

/**
 * 调整: removes rows (which can be billed again, without their adjustments), reduces units or money of rows, and adds rows of
 * money; then sums the statement up again (docs/domain/statements.md §2). If it is more than one operator may adjust alone,
 * nothing changes yet: it waits for a second operator, and `changeId` names that request.
 */
export async function adjustStatement(
  ctx: SignedInCtx,
  input: NamedStatement & Adjusting,
): Promise<{ statement: StatementRow; changeId?: string }> {
  const { statementId, removeItemIds, removeReason, adjusts } = input;
  const bought = await lockForAdjusting(ctx, statementId);
  const statement = await lockStatement(ctx, input, 'adjust');
  await requireNoneWaiting(ctx, { kind: 'statement.adjust', subjectId: statementId });
  const plan = await planOf(ctx, { statement, input, bought });
  if (await mayAdjustAlone(ctx, plan)) return { statement: await write(ctx, plan) };
  const { changeId } = await requestChange(ctx, {
    kind: 'statement.adjust',
    subjectId: statementId,
    subjectName: statement.statementNo,
    before: standing(statement),
    after: { removeItemIds, ...(removeReason && { removeReason }), adjusts },
    reason: reasonOf(input),
  });
  return { statement, changeId };
}

/** What an adjustment would make of the sum, and whether it would wait for a second operator. Refused as the adjustment is. */
export async function previewAdjustment(
  ctx: Ctx,
  { statementId, ...input }: Adjusting & { statementId: string },
): Promise<{ totalFee: number; isWaiting: boolean }> {
  const bought = await lockForAdjusting(ctx, statementId);
  const statement = await lockAnyStatement(ctx, statementId);
  requireStatementMove(statement, 'adjust');
  const plan = await planOf(ctx, { statement, input, bought });
  const { totalFen } = statementTotals([...plan.left, ...plan.added]);
  return { totalFee: totalFen, isWaiting: !(await mayAdjustAlone(ctx, plan)) };
}

/** The same adjustment, applied after a second operator has confirmed it. */
export const adjustmentChange: ChangeSubject = {
  async lock(ctx, statementId) {
    await lockForAdjusting(ctx, statementId);
    return standing(await lockAnyStatement(ctx, statementId));
  },
  async apply(ctx, { subjectId, after }) {
    const bought = await lockForAdjusting(ctx, subjectId);
    const statement = await lockAnyStatement(ctx, subjectId);
    requireStatementMove(statement, 'adjust');
    // Stored from the body of the first call.
    await write(ctx, await planOf(ctx, { statement, input: after as unknown as Adjusting, bought }));
  },
};

/** The statement's state when the request was made. The second operator can confirm it only while this is unchanged. */
const standing = ({ state, totalFen, adjustFen }: StatementRow) => ({
  checkState: state,
  totalFee: totalFen,
  adjustFee: adjustFen,
});

interface Plan {
  statement: StatementRow;
  input: Adjusting;
  rows: readonly LiveLine[];
  /** The rows that stay. */
  left: readonly LiveLine[];
  added: readonly NewStatementLine[];
}

async function planOf(
  ctx: Ctx,
  facts: Pick<Plan, 'statement' | 'input'> & { bought: Awaited<ReturnType<typeof lockForAdjusting>> },
): Promise<Plan> {
  const { statement, input, bought } = facts;
  const rows = await selectLiveLines(ctx, statement.id);
  if (input.removeItemIds.some((rowId) => !rows.some((row) => row.id === rowId))) throw refuse.notFound();
  const removed = new Set(rowsWith(rows, input.removeItemIds));
  const left = rows.filter((row) => !removed.has(row));
  return { statement, input, rows, left, added: planAdjustments(ctx, { adjusts: input.adjusts, rows: left, bought }) };
}

/** All adjustments of the statement count together, so that a large one cannot be split into small ones. */
async function mayAdjustAlone(ctx: Ctx, { left, added }: Plan): Promise<boolean> {
  if (added.length === 0) return true;
  const options = statementOptionsOf((await selectShop(ctx)).options);
  const own = [...left.filter((row) => row.sourceType === statementSources.adjustment), ...added];
  const adjustedFen = own.reduce((sum, row) => sum + Math.abs(row.feeFen), 0);
  const { receivedFen, refundFen } = statementTotals(left);
  return adjustedFen <= adjustAloneFen(options, receivedFen + refundFen);
}

/** Writes the adjustment. What it takes off a row is also taken off the cost of the order line. */
async function write(ctx: SignedInCtx, { statement, input, rows, added }: Plan): Promise<StatementRow> {
  const { removeItemIds, removeReason, adjusts } = input;
  await takeOutRows(ctx, statement.id, { rows, rowIds: removeItemIds });
  await insertLines(ctx, statement.id, added);
  await addToAdjusted(
    ctx,
    added.flatMap(({ orderLineId, qty, feeFen }) => (orderLineId ? [{ orderLineId, qty: -qty, feeFen }] : [])),
  );
  const totals = statementTotals(await selectLiveLines(ctx, statement.id));
  const moved = await moveStatement(ctx, statement, { event: 'adjust', fields: totals, reason: reasonOf(input) });
  await writeAudit(ctx, {
    subject: `statement ${statement.statementNo}`,
    before: { totalFen: statement.totalFen },
    after: { totalFen: totals.totalFen, removeItemIds, ...(removeReason && { removeReason }), adjusts },
  });
  return moved;
}

/** What the history says; a reason that many rows share is told once. */
function reasonOf({ removeItemIds, removeReason, adjusts }: Adjusting): string {
  const out =
    removeItemIds.length > 0 ? `移出 ${removeItemIds.length} 行${removeReason ? `：${removeReason}` : ''}` : '';
  return [...new Set([out, ...adjusts.map((one) => one.reason)])].filter(Boolean).join('；');
}
