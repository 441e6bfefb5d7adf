import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

/** Something to buy in the demo, in quantities that its rules allow. */
export interface DemoItem {
  /** The word that found it. */
  word: string;
  itemId: string;
  minQty: number;
  stepQty: number;
  /** What may be bought of it in one order, with a fair rest on the shelf. */
  mostQty: number;
}

/**
 * For each of the words the first item on sale whose name has it and of which there is enough; a word that finds nothing is
 * left out. `price` names who buys: goods without that price are not for him.
 */
export async function selectDemoGoods(
  ctx: Ctx,
  words: readonly string[],
  price: 'enterprise' | 'retail',
): Promise<DemoItem[]> {
  const priced =
    price === 'enterprise' ? sql`i.enterprise_fen between 100 and 60000` : sql`i.retail_fen between 500 and 60000`;
  const { rows } = await ctx.db.execute<DemoItem & Record<string, unknown>>(sql`
    select w.word, found.* from unnest(${sql.param([...words])}::text[]) with ordinality as w (word, at)
    cross join lateral (
      select i.id::text as "itemId", i.min_qty as "minQty", i.step_qty as "stepQty",
        least(case when i.max_qty > 0 then i.max_qty else 999 end, (s.on_hand - s.reserved) / 8)::int as "mostQty"
      from items i
      join stock_rows s on s.company_id = ${ctx.companyId} and s.item_id = i.id
      join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
      where i.company_id = ${ctx.companyId} and i.is_on_sale and p.is_on_sale and ${priced}
        and s.on_hand - s.reserved >= greatest(40, i.min_qty * 16) and i.name like '%' || w.word || '%'
      order by i.sales_qty desc, i.id limit 1) found
    order by w.at`);
  const seen = new Set<string>();
  return rows.filter(({ itemId }) => !seen.has(itemId) && seen.add(itemId));
}

/** About `wanted` pieces as the item is sold: at least minQty, in steps, at most what may be taken. */
export function qtyOf({ minQty, stepQty, mostQty }: DemoItem, wanted: number): number {
  const steps = Math.max(0, Math.ceil((Math.min(wanted, mostQty) - minQty) / stepQty));
  const qty = minQty + steps * stepQty;
  return qty > mostQty && steps > 0 ? qty - stepQty : qty;
}

/** The versions of the items' stock, by item. */
export async function stockVersions(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ itemId: string; version: number }>(sql`
    select item_id::text as "itemId", version from stock_rows
    where company_id = ${ctx.companyId} and item_id = any(${sql.param([...itemIds])}::bigint[])`);
  return new Map(rows.map(({ itemId, version }) => [itemId, version]));
}
