import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addToAdjusted, lockLines, lockOrder, type LockedLine } from '../orders/index.ts';
import { selectOrdersOf, selectRefundedSince } from './statement-facts.store.ts';
import { type LiveLine, releaseLines } from './statement-lines.store.ts';

/**
 * Locks the orders behind a statement and their lines, before its credit account and itself
 * (docs/domain/crashes.md §2); what a line still costs does not change meanwhile. Returns the lines by id.
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

/** The named rows with the adjustments that are about them. */
export function rowsWith(rows: readonly LiveLine[], rowIds: readonly string[]): LiveLine[] {
  const named = new Set(rowIds);
  return rows.filter((row) => named.has(row.id) || (row.aboutId !== null && named.has(row.aboutId)));
}

/** Releases rows with the adjustments that are about them, and gives what those took off back to the lines. */
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

/** Refused as statementChanged where a line gave money back since it was adjusted: less of it, so the adjustment stands. */
export async function requireUnrefunded(ctx: Ctx, adjustments: readonly LiveLine[]): Promise<void> {
  const since = adjustments.flatMap(({ orderLineId, happenedAt }) =>
    orderLineId ? [{ orderLineId, since: happenedAt }] : [],
  );
  if (await selectRefundedSince(ctx, since)) {
    throw refuse.statementChanged({ text: '该明细在调整后已发生退款，不能撤销调整' });
  }
}
