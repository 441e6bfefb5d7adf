import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addToAdjusted, lockLines, lockOrder, type LockedLine } from '../orders/index.ts';
import { selectOrdersOf, selectRefundedSince } from './statement-facts.store.ts';
import { type LiveLine, releaseLines } from './statement-lines.store.ts';

/**
 * Locks the orders of a statement and their lines, so that their costs do not change; the credit account and the statement must
 * be locked after them (docs/domain/crashes.md §2). Returns the lines by id.
 */
export async function lockForAdjusting(ctx: Ctx, statementId: string): Promise<Map<string, LockedLine>> {
  const orders = await selectOrdersOf(ctx, statementId);
  for (const { orderNo } of orders) await lockOrder(ctx, { orderNo });
  const lines = await lockLines(
    ctx,
    orders.map(({ orderId }) => orderId),
  );
  return new Map(lines.map((line) => [line.orderLineId, line]));
}

/** The named rows and their adjustments. */
export function rowsWith(rows: readonly LiveLine[], rowIds: readonly string[]): LiveLine[] {
  const named = new Set(rowIds);
  return rows.filter((row) => named.has(row.id) || (row.aboutId !== null && named.has(row.aboutId)));
}

/** Removes rows and their adjustments from the statement, and adds the adjusted amounts to the order lines again. */
export async function takeOutRows(
  ctx: Ctx,
  statementId: string,
  { rows, rowIds }: { rows: readonly LiveLine[]; rowIds: readonly string[] },
): Promise<void> {
  const gone = rowsWith(rows, rowIds);
  if (gone.length === 0) return;
  await releaseLines(
    ctx,
    statementId,
    gone.map((row) => row.id),
  );
  await addToAdjusted(
    ctx,
    gone.flatMap(({ aboutId, orderLineId, qty, feeFen }) =>
      aboutId && orderLineId ? [{ orderLineId, qty, feeFen: -feeFen }] : [],
    ),
  );
}

/**
 * Refuses with statementChanged if a line was refunded after its adjustment: that refund was smaller because of it, so
 * it must stay.
 */
export async function requireUnrefunded(ctx: Ctx, adjustments: readonly LiveLine[]): Promise<void> {
  const since = adjustments.flatMap(({ orderLineId, happenedAt }) =>
    orderLineId ? [{ orderLineId, since: happenedAt }] : [],
  );
  if (await selectRefundedSince(ctx, since)) {
    throw refuse.statementChanged({ text: '该明细在调整后已发生退款，不能撤销调整' });
  }
}
