import { sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface SupplierSwitch {
  name: string;
  isActive: boolean;
  isSelf: boolean;
}

/** Whether a supplier works for the shop; held for the rest of the transaction with `isLocked`. */
export async function selectSwitch(
  ctx: Ctx,
  supplierId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<SupplierSwitch | undefined> {
  const { rows } = await ctx.db.execute<SupplierSwitch & Record<string, unknown>>(sql`
    select name, is_active as "isActive", is_self as "isSelf" from suppliers
    where company_id = ${ctx.companyId} and id = ${supplierId} ${isLocked ? sql`for update` : sql``}`);
  return rows[0];
}

const at = (ctx: Ctx) => sql`${ctx.now.toISOString()}::timestamptz`;

export async function updateSwitch(
  ctx: Ctx,
  supplierId: string,
  { isActive, reason }: { isActive: boolean; reason: string },
): Promise<void> {
  await ctx.db.execute(sql`
    update suppliers set is_active = ${isActive}, stop_reason = ${isActive ? '' : reason}, updated_at = ${at(ctx)}
    where company_id = ${ctx.companyId} and id = ${supplierId}`);
}

/** All that is on sale of a supplier leaves the shop and is remembered; answers how many items. */
export async function takeGoodsOff(ctx: Ctx, supplierId: string): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    update items set is_on_sale = false, is_off_with_supplier = true, updated_at = ${at(ctx)}
    where company_id = ${ctx.companyId} and supplier_id = ${supplierId} and is_on_sale`);
  return rowCount ?? 0;
}

/** What left with its supplier is on sale again, where it still has a price; answers how many items. */
export async function putGoodsBack(ctx: Ctx, supplierId: string): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    update items set is_on_sale = (retail_fen is not null or enterprise_fen is not null), is_off_with_supplier = false,
      updated_at = ${at(ctx)}
    where company_id = ${ctx.companyId} and supplier_id = ${supplierId} and is_off_with_supplier`);
  return rowCount ?? 0;
}

/** Whatever was written: no item of a supplier that is stopped is on sale. */
export async function keepStoppedOff(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update items i set is_on_sale = false, is_off_with_supplier = true from suppliers u
    where i.company_id = ${ctx.companyId} and i.id = any(${idList(itemIds)}) and i.is_on_sale
      and u.company_id = i.company_id and u.id = i.supplier_id and not u.is_active`);
}

/** The next items of a supplier in the order of their ids. */
export async function selectItemsOf(
  ctx: Ctx,
  { supplierId, afterId, limit }: { supplierId: string; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id::text as id from items
    where company_id = ${ctx.companyId} and supplier_id = ${supplierId} and id > ${afterId} order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}
