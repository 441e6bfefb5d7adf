import type { SellingPrices } from '@jicai/domain/money/margin-line.ts';
import { sql } from 'drizzle-orm';
import { idList, textList } from '../../db/any-of.ts';
import { costNow, keepPastPrices } from '../pricing/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface PricedItem extends SellingPrices {
  itemId: string;
  itemNo: string;
  isOnSale: boolean;
  supplierId: string;
  /** What it costs there now; null where nobody knows. */
  costFen: number | null;
}

/** What everybody pays for these items; with `isLocked` held for the rest of the transaction, the lowest id first. */
export async function selectSellingPrices(
  ctx: Ctx,
  wanted: { itemIds: readonly string[] } | { itemNos: readonly string[] },
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, PricedItem>> {
  const which =
    'itemNos' in wanted
      ? sql`i.item_no = any(${textList(wanted.itemNos)})`
      : sql`i.id = any(${idList(wanted.itemIds)})`;
  const { rows } = await ctx.db.execute<PricedItem & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.item_no as "itemNo", i.is_on_sale as "isOnSale",
      i.supplier_id::text as "supplierId", ${costNow(ctx)} as "costFen",
      i.retail_fen::float8 as "retailFen", i.enterprise_fen::float8 as "enterpriseFen",
      coalesce((select json_agg(json_build_object('qtyFrom', t.qty_from, 'priceFen', t.price_fen) order by t.qty_from)
        from tier_prices t where t.company_id = i.company_id and t.item_id = i.id), '[]') as tiers
    from items i where i.company_id = ${ctx.companyId} and ${which}
    order by i.id ${isLocked ? sql`for no key update of i` : sql``}`);
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** Writes retail and enterprise price and whether the item is sold; the caller holds the items. */
export async function updateSellingPrices(ctx: Ctx, rows: readonly PricedItem[]): Promise<void> {
  await keepPastPrices(
    ctx,
    'itemId',
    rows.map(({ itemId, retailFen, enterpriseFen }) => ({ key: itemId, retailFen, enterpriseFen })),
  );
  await ctx.db.execute(sql`
    update items i set retail_fen = n."retailFen", enterprise_fen = n."enterpriseFen", is_on_sale = n."isOnSale",
      updated_at = ${ctx.now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n ("itemId" bigint, "retailFen" bigint, "enterpriseFen" bigint, "isOnSale" boolean)
    where i.company_id = ${ctx.companyId} and i.id = n."itemId"`);
}
