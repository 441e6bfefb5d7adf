import { labelMark } from '@jicai/domain/goods/goods-labels.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';
import { costNow } from '../pricing/index.ts';

/** Cells of an item as a goods file would write them; amounts in yuan, '' for none. */
export interface Cells {
  itemName: string;
  itemSpec: string;
  category: string;
  brandName: string;
  supplierName: string;
  unit: string;
  price: string;
  enterprisePrice: string;
  marketPrice: string;
  costPrice: string;
  stock: string;
  taxRate: string;
  moq: string;
  stepQty: string;
  maxQty: string;
  weightG: string;
  imgUrl: string;
  /** By name. */
  labels: string;
  /** 是 or 否. */
  isOnSale: string;
  safetyQty: string;
  /** At the supplier that has it now. */
  shelfPlace: string;
}

/** Items as they stand, by number; those that are not there are absent. */
export async function selectStanding(ctx: Ctx, itemNos: readonly string[]): Promise<Map<string, Cells>> {
  const { rows } = await ctx.db.execute<Cells & { itemNo: string } & Record<string, string>>(sql`
    select i.item_no as "itemNo", i.name as "itemName", i.spec as "itemSpec", c.name as category,
      coalesce(b.name, '') as "brandName", u.name as "supplierName", i.unit_name as unit,
      ${yuanText('retail_fen')} as price, ${yuanText('enterprise_fen')} as "enterprisePrice",
      ${yuanText('market_fen')} as "marketPrice",
      coalesce(to_char(${costNow(ctx)} / 100.0, 'FM9999999990.00'), '') as "costPrice", coalesce(s.on_hand, 0)::text as stock,
      trim_scale(i.tax_rate_bp / 100.0)::text || '%' as "taxRate", i.min_qty::text as moq, i.step_qty::text as "stepQty",
      i.max_qty::text as "maxQty", i.weight_g::text as "weightG", i.img_url as "imgUrl",
      coalesce((select string_agg(l.name, ${labelMark} order by l.name collate "C") from item_labels x
        join goods_labels l on l.company_id = x.company_id and l.id = x.label_id
        where x.company_id = i.company_id and x.item_id = i.id), '') as labels,
      case when i.is_on_sale then '是' else '否' end as "isOnSale", i.safety_qty::text as "safetyQty",
      coalesce(h.place, '') as "shelfPlace"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = i.company_id and c.id = p.category_id
    join suppliers u on u.company_id = i.company_id and u.id = i.supplier_id
    left join brands b on b.company_id = i.company_id and b.id = p.brand_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    left join shelf_places h on h.company_id = i.company_id and h.supplier_id = i.supplier_id and h.item_id = i.id
    where i.company_id = ${ctx.companyId} and i.item_no = any(${textList(itemNos)})`);
  return new Map(rows.map((row) => [row.itemNo, row]));
}

const yuanText = (column: string) => sql.raw(`coalesce(to_char(i.${column} / 100.0, 'FM9999999990.00'), '')`);
