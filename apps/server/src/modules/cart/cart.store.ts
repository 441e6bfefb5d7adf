import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { idList, intList } from '../../db/any-of.ts';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import { cartLines } from '../../db/tables/cart.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { isForSale } from '../catalog/index.ts';
import { customerWithPrices } from '../pricing/index.ts';

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
export type CartLineRow = RowOf<typeof columns>;

const mine = (ctx: SignedInCtx) =>
  and(eq(cartLines.companyId, ctx.companyId), eq(cartLines.accountId, ctx.actor.accountId));
const mineOf = (ctx: SignedInCtx) => ({ companyId: ctx.companyId, accountId: ctx.actor.accountId });

const allLines = prepared<CartLineRow, 'companyId' | 'accountId'>(
  ['companyId', 'accountId'],
  ({ companyId, accountId }) => sql`
    select ${selectList(columns)} from cart_lines where company_id = ${companyId} and account_id = ${accountId}
    order by cart_lines.id desc`,
);

/** The caller's whole cart (at most 200 lines), newest first. */
export async function selectCartLines(ctx: SignedInCtx): Promise<CartLineRow[]> {
  return allLines(ctx.db, mineOf(ctx));
}

/** These lines of the caller's cart in the order they were put in; ids of others are absent. */
export const selectTheseCartLines = (ctx: SignedInCtx, cartIds: readonly string[]): Promise<CartLineRow[]> =>
  readThese(ctx.db, { ...mineOf(ctx), cartIds });

/** As {@link selectTheseCartLines}, locked. */
export const lockCartLines = (ctx: SignedInCtx, cartIds: readonly string[]): Promise<CartLineRow[]> =>
  lockThese(ctx.db, { ...mineOf(ctx), cartIds });

const theseNames = ['companyId', 'accountId', 'cartIds'] as const;
const theseLines = ({ companyId, accountId, cartIds }: Record<(typeof theseNames)[number], Placeholder>) => sql`
  select ${selectList(columns)} from cart_lines
  where company_id = ${companyId} and account_id = ${accountId} and id = any(${cartIds}::bigint[]) order by cart_lines.id`;
const readThese = prepared<CartLineRow, (typeof theseNames)[number]>(theseNames, theseLines);
const lockThese = prepared<CartLineRow, (typeof theseNames)[number]>(
  theseNames,
  (at) => sql`${theseLines(at)} for update`,
);

const lock = prepared<{ id: string }, 'companyId' | 'accountId'>(
  ['companyId', 'accountId'],
  ({ companyId, accountId }) => sql`
    select id from accounts where company_id = ${companyId} and id = ${accountId} for no key update`,
);

/**
 * Makes the cart changes of one account wait for each other: limits and sums are then exact. What is asked behind it, even
 * in the same message, sees what the one before has written.
 */
export async function lockCart(ctx: SignedInCtx): Promise<void> {
  await lock(ctx.db, mineOf(ctx));
}

const upsert = prepared<never, 'companyId' | 'accountId' | 'ids' | 'itemIds' | 'qtys' | 'seenFen' | 'now'>(
  ['companyId', 'accountId', 'ids', 'itemIds', 'qtys', 'seenFen', 'now'],
  ({ companyId, accountId, ids, itemIds, qtys, seenFen, now }) => sql`
    insert into cart_lines as c (company_id, id, account_id, item_id, qty, seen_price_fen, created_at, updated_at)
    select ${companyId}::bigint, n.id, ${accountId}::bigint, n.item_id, n.qty, n.seen_fen, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${ids}::bigint[], ${itemIds}::bigint[], ${qtys}::int[], ${seenFen}::bigint[]) as n (id, item_id, qty, seen_fen)
    on conflict (company_id, account_id, item_id) do update set qty = excluded.qty, seen_price_fen = excluded.seen_price_fen,
      is_checked = true, version = c.version + 1, updated_at = excluded.updated_at`,
);

/**
 * Sets the quantity of these items, checked and with the price seen now; new lines are made. A line that was read under the
 * lock of the cart and has been deleted meanwhile is made again under its id.
 */
export async function upsertCartLines(
  ctx: SignedInCtx,
  lines: readonly { cartId: string; itemId: string; qty: number; seenPriceFen: number | null }[],
): Promise<void> {
  if (lines.length === 0) return;
  await upsert(ctx.db, {
    ...mineOf(ctx),
    ids: lines.map((line) => line.cartId),
    itemIds: lines.map((line) => line.itemId),
    qtys: lines.map((line) => line.qty),
    seenFen: lines.map((line) => line.seenPriceFen),
    now: ctx.now,
  });
}

const chosenPieces = prepared<{ pieces: number }, 'companyId' | 'accountId' | 'customerId' | 'besides' | 'now'>(
  ['companyId', 'accountId', 'customerId', 'besides', 'now'],
  ({ companyId, accountId, customerId, besides, now }) => sql`
    select coalesce(sum(c.qty), 0)::float8 as pieces from cart_lines c
    join items on items.company_id = ${companyId} and items.id = c.item_id
    join products on products.company_id = ${companyId} and products.id = items.product_id
    where c.company_id = ${companyId} and c.account_id = ${accountId} and c.is_checked
      and c.item_id <> ${besides} and ${isForSale({ companyId, customerId, now })}`,
);

/** Pieces in the cart of all items but this one that are checked and can be bought: of the `totalQty` of docs/domain/money.md §7. */
export async function countPiecesBesides(ctx: SignedInCtx, itemId: string): Promise<number> {
  const customerId = customerWithPrices(ctx.actor);
  const [row] = await chosenPieces(ctx.db, { ...mineOf(ctx), customerId, besides: itemId, now: ctx.now });
  return row?.pieces ?? 0;
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
  const rows = await deleteThese(ctx.db, { ...mineOf(ctx), cartIds });
  return rows.length;
}

const deleteThese = prepared<{ id: string }, (typeof theseNames)[number]>(
  theseNames,
  ({ companyId, accountId, cartIds }) => sql`
    delete from cart_lines
    where company_id = ${companyId} and account_id = ${accountId} and id = any(${cartIds}::bigint[]) returning id`,
);

/** The whole cart of an account, when it is closed. */
export async function deleteCartOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(cartLines).where(and(eq(cartLines.companyId, ctx.companyId), eq(cartLines.accountId, accountId)));
}
