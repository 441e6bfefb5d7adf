import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { itemConcerns } from '../../db/tables/browsing.ts';
import { items } from '../../db/tables/goods.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

const own = (ctx: SignedInCtx) =>
  and(eq(itemConcerns.companyId, ctx.companyId), eq(itemConcerns.accountId, ctx.actor.accountId));

/** Returns the favourite's id, the earlier one where the item is a favourite already. */
export async function upsertConcern(
  ctx: SignedInCtx,
  concern: { itemId: string; priceFen: number | null },
): Promise<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    insert into item_concerns (company_id, id, account_id, item_id, concern_price_fen, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${ctx.actor.accountId}, ${concern.itemId}, ${concern.priceFen},
      ${ctx.now.toISOString()}::timestamptz)
    on conflict (company_id, account_id, item_id) do update set item_id = excluded.item_id
    returning id`);
  return rows[0]?.id ?? '';
}

export async function countConcerns(ctx: SignedInCtx): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(itemConcerns).where(own(ctx));
  return row?.total ?? 0;
}

export async function deleteConcerns(
  ctx: SignedInCtx,
  { concernIds, itemIds }: { concernIds: string[]; itemIds: string[] },
): Promise<number> {
  const named = or(anyId(itemConcerns.id, concernIds), anyId(itemConcerns.itemId, itemIds));
  const rows = await ctx.db
    .delete(itemConcerns)
    .where(and(own(ctx), named))
    .returning({ id: itemConcerns.id });
  return rows.length;
}

/** Remembers that the owner saw these out of stock. */
export async function updateOutSeen(ctx: SignedInCtx, concernIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(itemConcerns)
    .set({ outSeenAt: ctx.now })
    .where(and(own(ctx), anyId(itemConcerns.id, concernIds)));
}

/** The account's favourites, the latest first, and how many; `searchKey` is a part of name or number. */
export async function selectConcerns(
  ctx: SignedInCtx,
  { searchKey, limit, offset }: { searchKey?: string; limit: number; offset: number },
) {
  const key = searchKey?.toLowerCase();
  const named = key ? sql`strpos(lower(${items.name} || ' ' || ${items.itemNo}), ${key}) > 0` : undefined;
  const isItem = and(eq(items.companyId, ctx.companyId), eq(items.id, itemConcerns.itemId));
  const where = and(own(ctx), named);
  const [concerns, [counted]] = await Promise.all([
    ctx.db
      .select({
        concernId: itemConcerns.id,
        itemId: itemConcerns.itemId,
        concernPriceFen: itemConcerns.concernPriceFen,
        outSeenAt: itemConcerns.outSeenAt,
        createdAt: itemConcerns.createdAt,
      })
      .from(itemConcerns)
      .innerJoin(items, isItem)
      .where(where)
      .orderBy(desc(itemConcerns.createdAt), desc(itemConcerns.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(itemConcerns).innerJoin(items, isItem).where(where),
  ]);
  return { concerns, total: counted?.total ?? 0 };
}

/** All favourites of an account, when it is closed. */
export async function deleteFavouritesOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(itemConcerns)
    .where(and(eq(itemConcerns.companyId, ctx.companyId), eq(itemConcerns.accountId, accountId)));
}
