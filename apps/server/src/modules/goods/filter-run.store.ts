import type { GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import { runStates } from '@jicai/domain/goods/run-states.ts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { goodsRunBatches, goodsRunItems, goodsRuns } from '../../db/tables/goods-runs.ts';
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

const batchesOf = (ctx: Ctx, runId: string) =>
  and(eq(goodsRunBatches.companyId, ctx.companyId), eq(goodsRunBatches.runId, runId));
const batchesAtOnce = 500;

export async function insertBatches(ctx: Ctx, runId: string, batches: readonly string[][]): Promise<void> {
  const rows = batches.map((itemIds, batchNo) => ({ companyId: ctx.companyId, runId, batchNo, itemIds }));
  for (let from = 0; from < rows.length; from += batchesAtOnce)
    await ctx.db.insert(goodsRunBatches).values(rows.slice(from, from + batchesAtOnce));
}

export async function hasBatches(ctx: Ctx, runId: string): Promise<boolean> {
  return (await ctx.db.$count(goodsRunBatches, batchesOf(ctx, runId))) > 0;
}

/** The first batch that is left, which goes with this transaction. */
export async function takeBatch(ctx: Ctx, runId: string): Promise<string[] | undefined> {
  const { companyId } = ctx;
  const [row] = await ctx.db
    .delete(goodsRunBatches)
    .where(
      and(
        batchesOf(ctx, runId),
        eq(
          goodsRunBatches.batchNo,
          sql`(select min(batch_no) from goods_run_batches where company_id = ${companyId} and run_id = ${runId})`,
        ),
      ),
    )
    .returning({ itemIds: goodsRunBatches.itemIds });
  return row?.itemIds;
}

export async function deleteBatches(ctx: Ctx, runId: string): Promise<void> {
  await ctx.db.delete(goodsRunBatches).where(batchesOf(ctx, runId));
}
