import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { anyId, idList, intList } from '../../db/any-of.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { cartLines } from '../../db/tables/cart.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

const columns = {
  cartId: cartLines.id,
  itemId: cartLines.itemId,
  qty: cartLines.qty,
  seenPriceFen: cartLines.seenPriceFen,
  isChecked: cartLines.isChecked,
  version: cartLines.version,
  createdAt: cartLines.createdAt,
  updatedAt: cartLines.updatedAt,
};

const mine = (ctx: SignedInCtx) =>
  and(eq(cartLines.companyId, ctx.companyId), eq(cartLines.accountId, ctx.actor.accountId));

/** The caller's whole cart (at most 200 lines), newest first. */
export async function selectCartLines(ctx: SignedInCtx) {
  return ctx.db.select(columns).from(cartLines).where(mine(ctx)).orderBy(desc(cartLines.id));
}
export type CartLineRow = Awaited<ReturnType<typeof selectCartLines>>[number];

/** These lines of the caller's cart in the order they were put in; ids of others are absent. */
export async function selectTheseCartLines(ctx: SignedInCtx, cartIds: readonly string[]) {
  return theseLines(ctx, cartIds);
}

/** As {@link selectTheseCartLines}, locked. */
export async function lockCartLines(ctx: SignedInCtx, cartIds: readonly string[]) {
  return theseLines(ctx, cartIds).for('update');
}

const theseLines = (ctx: SignedInCtx, cartIds: readonly string[]) =>
  ctx.db
    .select(columns)
    .from(cartLines)
    .where(and(mine(ctx), anyId(cartLines.id, cartIds)))
    .orderBy(asc(cartLines.id));

/** Makes the cart changes of one account wait for each other: limits and sums are then exact. */
export async function lockCart(ctx: SignedInCtx): Promise<void> {
  await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, ctx.actor.accountId)))
    .for('no key update');
}

/** Sets the quantity of these items, checked and with the price seen now; new lines are made. Returns the line ids. */
export async function upsertCartLines(
  ctx: SignedInCtx,
  lines: readonly { itemId: string; qty: number; seenPriceFen: number | null }[],
): Promise<Map<string, string>> {
  if (lines.length === 0) return new Map();
  const rows = await ctx.db
    .insert(cartLines)
    .values(
      lines.map((line) => ({
        ...line,
        companyId: ctx.companyId,
        id: ctx.newId(),
        accountId: ctx.actor.accountId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: [cartLines.companyId, cartLines.accountId, cartLines.itemId],
      set: {
        qty: sql`excluded.qty`,
        seenPriceFen: sql`excluded.seen_price_fen`,
        isChecked: sql`true`,
        version: sql`${cartLines.version} + 1`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ cartId: cartLines.id, itemId: cartLines.itemId });
  return new Map(rows.map((row) => [row.itemId, row.cartId]));
}

/** Writes quantity, tick and seen price of these lines. */
export async function updateCartLines(
  ctx: SignedInCtx,
  lines: readonly { cartId: string; qty: number; isChecked: boolean; seenPriceFen: number | null }[],
): Promise<void> {
  if (lines.length === 0) return;
  await ctx.db.execute(sql`
    update cart_lines c set qty = e.qty, is_checked = e.is_checked = 1,
      seen_price_fen = case when e.seen_price_fen < 0 then null else e.seen_price_fen end,
      version = c.version + 1, updated_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(lines.map((line) => line.cartId))}, ${intList(lines.map((line) => line.qty))},
      ${intList(lines.map((line) => (line.isChecked ? 1 : 0)))},
      ${idList(lines.map((line) => String(line.seenPriceFen ?? -1)))}) as e (id, qty, is_checked, seen_price_fen)
    where c.company_id = ${ctx.companyId} and c.account_id = ${ctx.actor.accountId} and c.id = e.id`);
}

export async function updateAllChecked(ctx: SignedInCtx, isChecked: boolean): Promise<string[]> {
  const rows = await ctx.db
    .update(cartLines)
    .set({ isChecked, version: sql`${cartLines.version} + 1`, updatedAt: ctx.now })
    .where(and(mine(ctx), eq(cartLines.isChecked, !isChecked)))
    .returning({ cartId: cartLines.id });
  return rows.map((row) => row.cartId);
}

/** Deletes these lines of the caller; returns how many there were. */
export async function deleteCartLines(ctx: SignedInCtx, cartIds: readonly string[]): Promise<number> {
  if (cartIds.length === 0) return 0;
  const rows = await ctx.db
    .delete(cartLines)
    .where(and(mine(ctx), anyId(cartLines.id, cartIds)))
    .returning({ cartId: cartLines.id });
  return rows.length;
}

/** The whole cart of an account, when it is closed. */
export async function deleteCartOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(cartLines).where(and(eq(cartLines.companyId, ctx.companyId), eq(cartLines.accountId, accountId)));
}
