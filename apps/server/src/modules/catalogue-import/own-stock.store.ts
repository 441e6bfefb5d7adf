import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';

export interface OwnStockRow {
  itemId: string;
  itemNo: string;
  itemName: string;
  /** Null where stock is not kept. */
  onHand: number | null;
  reserved: number | null;
}

const rowsOf = (ctx: Ctx, supplierId: string) => sql`
  select i.id::text as "itemId", i.item_no as "itemNo", i.name as "itemName", s.on_hand as "onHand", s.reserved
  from items i left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
  where i.company_id = ${ctx.companyId} and i.supplier_id = ${supplierId}`;

/** Those of these items that are the supplier's, by number. */
export async function selectOwnByNo(
  ctx: Ctx,
  supplierId: string,
  itemNos: readonly string[],
): Promise<Map<string, OwnStockRow>> {
  const { rows } = await ctx.db.execute<OwnStockRow & Record<string, unknown>>(sql`
    ${rowsOf(ctx, supplierId)} and i.item_no = any(${textList(itemNos)})`);
  return new Map(rows.map((row) => [row.itemNo, row]));
}

/** Those of these items that are the supplier's, by id. */
export async function selectOwnById(
  ctx: Ctx,
  supplierId: string,
  itemIds: readonly string[],
): Promise<Map<string, OwnStockRow>> {
  const { rows } = await ctx.db.execute<OwnStockRow & Record<string, unknown>>(sql`
    ${rowsOf(ctx, supplierId)} and i.id = any(${idList(itemIds)})`);
  return new Map(rows.map((row) => [row.itemId, row]));
}
