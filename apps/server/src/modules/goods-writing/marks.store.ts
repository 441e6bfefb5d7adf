import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

export interface ItemMarks {
  itemId: string;
  /** Undefined leaves it as it is. */
  isOnSale?: boolean | undefined;
  safetyQty?: number | undefined;
  /** 税收分类: both or neither. */
  taxName?: string | undefined;
  taxCode?: string | undefined;
  /** What one unit holds: both or neither. */
  pieceQty?: number | undefined;
  pieceName?: string | undefined;
}

/** Whether items are on sale, when their stock is low, how they are taxed and what a unit holds; those that say nothing are not touched. */
export async function updateMarks(ctx: Ctx, items: readonly ItemMarks[]): Promise<void> {
  const marks = items.filter(
    ({ isOnSale, safetyQty, taxCode, pieceName }) => (isOnSale ?? safetyQty ?? taxCode ?? pieceName) !== undefined,
  );
  if (marks.length === 0) return;
  const rows = marks.map(({ itemId, isOnSale, safetyQty, taxName, taxCode, pieceQty, pieceName }) => ({
    itemId,
    isOnSale,
    safetyQty,
    taxName,
    taxCode,
    pieceQty,
    pieceName,
  }));
  await ctx.db.execute(sql`
    update items i set is_on_sale = coalesce(m."isOnSale", i.is_on_sale), safety_qty = coalesce(m."safetyQty", i.safety_qty),
      tax_name = coalesce(m."taxName", i.tax_name), tax_code = coalesce(m."taxCode", i.tax_code),
      piece_qty = coalesce(m."pieceQty", i.piece_qty), piece_name = coalesce(m."pieceName", i.piece_name)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m ("itemId" bigint, "isOnSale" boolean, "safetyQty" int, "taxName" text, "taxCode" text, "pieceQty" int,
        "pieceName" text)
    where i.company_id = ${ctx.companyId} and i.id = m."itemId"`);
}
