import type { GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import { runStates } from '@jicai/domain/goods/run-states.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { goodsRunItems, goodsRuns } from '../../db/tables/goods-runs.ts';
import type { RunItem } from './goods-run.store.ts';

export type RunRow = typeof goodsRuns.$inferSelect;

const ofRun = (ctx: Ctx, runId: string) => and(eq(goodsRuns.companyId, ctx.companyId), eq(goodsRuns.id, runId));

export async function insertFilterRun(
  ctx: SignedInCtx,
  { act, filterText, totalCount }: { act: GoodsAct; filterText: string; totalCount: number },
): Promise<string> {
  const id = ctx.newId();
  const { userId, userName } = ctx.actor;
  await ctx.db.insert(goodsRuns).values({
    companyId: ctx.companyId,
    id,
    act,
    userId,
    userName,
    changedCount: 0,
    state: runStates.running,
    filterText,
    totalCount,
    createdAt: ctx.now,
    heardAt: ctx.now,
  });
  return id;
}

/** Runs under way as far as their rows say. */
export function selectBusyRuns(ctx: Ctx): Promise<RunRow[]> {
  return ctx.db
    .select()
    .from(goodsRuns)
    .where(
      and(eq(goodsRuns.companyId, ctx.companyId), inArray(goodsRuns.state, [runStates.running, runStates.undoing])),
    );
}

/** Every note is a sign of life. */
export async function updateRun(ctx: Ctx, runId: string, values: Partial<RunRow>): Promise<void> {
  await ctx.db
    .update(goodsRuns)
    .set({ ...values, heardAt: ctx.now })
    .where(ofRun(ctx, runId));
}

export async function insertRunItems(ctx: Ctx, runId: string, items: readonly RunItem[]): Promise<void> {
  if (items.length === 0) return;
  await ctx.db.insert(goodsRunItems).values(items.map((item) => ({ companyId: ctx.companyId, runId, ...item })));
}

/** The next items of a run by id. */
export function selectNextRunItems(
  ctx: Ctx,
  { runId, afterId, limit }: { runId: string; afterId: string; limit: number },
): Promise<RunItem[]> {
  return ctx.db
    .select({ itemId: goodsRunItems.itemId, before: goodsRunItems.before, after: goodsRunItems.after })
    .from(goodsRunItems)
    .where(
      and(
        eq(goodsRunItems.companyId, ctx.companyId),
        eq(goodsRunItems.runId, runId),
        gt(goodsRunItems.itemId, afterId),
        eq(goodsRunItems.isUndone, false),
      ),
    )
    .orderBy(goodsRunItems.itemId)
    .limit(limit);
}
