import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

export interface ItemMarks {
  itemId: string;
  /** Undefined leaves it as it is. */
  isOnSale?: boolean | undefined;
  safetyQty?: number | undefined;
}

/** Whether items are on sale, and when their stock is low; those that say neither are not touched. */
export async function updateMarks(ctx: Ctx, items: readonly ItemMarks[]): Promise<void> {
  const marks = items.filter(({ isOnSale, safetyQty }) => isOnSale !== undefined || safetyQty !== undefined);
  if (marks.length === 0) return;
  const rows = marks.map(({ itemId, isOnSale, safetyQty }) => ({ itemId, isOnSale, safetyQty }));
  await ctx.db.execute(sql`
    update items i set is_on_sale = coalesce(m."isOnSale", i.is_on_sale), safety_qty = coalesce(m."safetyQty", i.safety_qty)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m ("itemId" bigint, "isOnSale" boolean, "safetyQty" int)
    where i.company_id = ${ctx.companyId} and i.id = m."itemId"`);
}
