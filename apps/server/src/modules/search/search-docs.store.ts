import { sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../http/context.ts';

/** Tells the search which of these items can be bought now; only a change of the answer is written. */
export async function updateInStock(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update search_docs d set is_in_stock = s.on_hand > s.reserved
    from stock_rows s
    where d.company_id = ${ctx.companyId} and s.company_id = ${ctx.companyId} and s.item_id = d.item_id
      and d.item_id = any(${idList(itemIds)}) and d.is_in_stock <> (s.on_hand > s.reserved)`);
}
