import { and, count, desc, eq, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { users } from '../../db/tables/accounts.ts';
import { browsedItems } from '../../db/tables/browsing.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

const own = (ctx: SignedInCtx) =>
  and(eq(browsedItems.companyId, ctx.companyId), eq(browsedItems.accountId, ctx.actor.accountId));

/** One row an item: looking again moves it to the front. */
export async function upsertBrowsed(ctx: SignedInCtx, itemId: string): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db
    .insert(browsedItems)
    .values({ companyId, accountId: ctx.actor.accountId, itemId, browsedAt: now })
    .onConflictDoUpdate({
      target: [browsedItems.companyId, browsedItems.accountId, browsedItems.itemId],
      set: { browsedAt: sql`excluded.browsed_at` },
    });
}

/** Forgets what is older than the latest `kept`. */
export async function deleteOldBrowsed(ctx: SignedInCtx, kept: number): Promise<void> {
  await ctx.db.execute(sql`
    delete from browsed_items where company_id = ${ctx.companyId} and account_id = ${ctx.actor.accountId}
      and item_id in (select item_id from browsed_items
        where company_id = ${ctx.companyId} and account_id = ${ctx.actor.accountId}
        order by browsed_at desc, item_id desc offset ${kept})`);
}

export async function selectBrowsed(ctx: SignedInCtx, { limit, offset }: { limit: number; offset: number }) {
  const [browsed, [counted]] = await Promise.all([
    ctx.db
      .select({ itemId: browsedItems.itemId, browsedAt: browsedItems.browsedAt })
      .from(browsedItems)
      .where(own(ctx))
      .orderBy(desc(browsedItems.browsedAt), desc(browsedItems.itemId))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(browsedItems).where(own(ctx)),
  ]);
  return { browsed, total: counted?.total ?? 0 };
}

/** The items named, or all where none are. */
export async function deleteBrowsed(ctx: SignedInCtx, itemIds: readonly string[] | undefined): Promise<number> {
  const named = itemIds ? anyId(browsedItems.itemId, itemIds) : undefined;
  const rows = await ctx.db
    .delete(browsedItems)
    .where(and(own(ctx), named))
    .returning({ itemId: browsedItems.itemId });
  return rows.length;
}

const me = (ctx: SignedInCtx) => and(eq(users.companyId, ctx.companyId), eq(users.id, ctx.actor.userId));

/** Whether the person wants to find again what he looked at. */
export async function selectRecording(ctx: SignedInCtx): Promise<boolean> {
  const [row] = await ctx.db.select({ isKept: users.isBrowsingKept }).from(users).where(me(ctx));
  return row?.isKept ?? false;
}

export async function updateRecording(ctx: SignedInCtx, isKept: boolean): Promise<void> {
  await ctx.db.update(users).set({ isBrowsingKept: isKept }).where(me(ctx));
}

/** All that an account has looked at, when it is closed. */
export async function deleteBrowsedOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(browsedItems)
    .where(and(eq(browsedItems.companyId, ctx.companyId), eq(browsedItems.accountId, accountId)));
}
