import { labelMark } from '@jicai/domain/goods/goods-labels.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';
import { costNow } from '../pricing/index.ts';
import { detailCell } from './detail-html.ts';
import type { Column } from './goods-columns.ts';

/** Columns that are compared: all but the numbers goods are found by, and what only grows. */
export type ComparedColumn = Exclude<Column, 'spuNo' | 'itemNo' | 'salesQty'>;

/** An item as a goods file would write it; '' for nothing. Labels stand by name, 在售 as 是 or 否. */
export interface StandingItem {
  cells: Record<Column, string>;
  detailHtml: string;
}

type Pair = { name: string; value: string };
type Texts = Exclude<Column, 'attrs' | 'specs' | 'images' | 'tierPrices' | 'detail'>;
type FactRow = Record<Texts, string> & {
  attrs: Pair[];
  specs: Pair[];
  imgUrls: string[];
  tiers: { qtyFrom: number; priceFen: number }[];
  detailHtml: string;
};

export const pairsText = (pairs: readonly Pair[]): string =>
  pairs.map(({ name, value }) => `${name}:${value}`).join(labelMark);
export const tiersText = (tiers: FactRow['tiers']): string =>
  tiers.map(({ qtyFrom, priceFen }) => `${qtyFrom}:${(priceFen / 100).toFixed(2)}`).join(labelMark);

/** Items as they stand, by number or by id, those of a product beside each other; those that are not there are absent. */
export async function selectStanding(
  ctx: Ctx,
  by: { itemNos: readonly string[] } | { itemIds: readonly string[] },
): Promise<Map<string, StandingItem>> {
  const chosen =
    'itemNos' in by ? sql`i.item_no = any(${textList(by.itemNos)})` : sql`i.id = any(${idList(by.itemIds)})`;
  const { rows } = await ctx.db.execute<FactRow & Record<string, unknown>>(sql`
    select p.product_no as "spuNo", i.item_no as "itemNo", i.name as "itemName", i.spec as "itemSpec",
      i.color_name as "colorName", concat_ws('/', c1.name, c2.name, c.name) as "categoryPath",
      coalesce(b.name, '') as "brandName", u.name as "supplierName", i.unit_name as unit,
      case when i.piece_name = '' then '' else i.piece_qty || i.piece_name end as pieces,
      ${yuanText('retail_fen')} as price, ${yuanText('enterprise_fen')} as "enterprisePrice",
      ${yuanText('market_fen')} as "marketPrice",
      coalesce(to_char(${costNow(ctx)} / 100.0, 'FM9999999990.00'), '') as "costPrice", coalesce(s.on_hand, 0)::text as stock,
      trim_scale(i.tax_rate_bp / 100.0)::text || '%' as "taxRate", i.tax_code as "taxCode",
      i.tax_name as "taxName", i.min_qty::text as moq, i.step_qty::text as "stepQty",
      i.max_qty::text as "maxQty", i.weight_g::text as "weightG", i.img_url as "imgUrl", i.img_urls as "imgUrls",
      i.model_no as "modelNo", i.attrs, i.specs, p.packing, p.delivery_days::text as "deliveryDays", p.keywords,
      p.description, p.detail_html as "detailHtml", i.sales_qty::text as "salesQty",
      case when p.is_returnable7 then '是' else '否' end as "isReturnable7",
      coalesce((select json_agg(json_build_object('qtyFrom', t.qty_from, 'priceFen', t.price_fen) order by t.qty_from)
        from tier_prices t where t.company_id = i.company_id and t.item_id = i.id), '[]') as tiers,
      coalesce((select string_agg(l.name, ${labelMark} order by l.name collate "C") from item_labels x
        join goods_labels l on l.company_id = x.company_id and l.id = x.label_id
        where x.company_id = i.company_id and x.item_id = i.id), '') as labels,
      case when i.is_on_sale then '是' else '否' end as "isOnSale", i.safety_qty::text as "safetyQty",
      coalesce(h.place, '') as "shelfPlace"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = i.company_id and c.id = p.category_id
    left join categories c2 on c2.company_id = c.company_id and c2.id = c.parent_id
    left join categories c1 on c1.company_id = c2.company_id and c1.id = c2.parent_id
    join suppliers u on u.company_id = i.company_id and u.id = i.supplier_id
    left join brands b on b.company_id = i.company_id and b.id = p.brand_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    left join shelf_places h on h.company_id = i.company_id and h.supplier_id = i.supplier_id and h.item_id = i.id
    where i.company_id = ${ctx.companyId} and ${chosen} order by p.id desc, i.sort_no, i.id`);
  return new Map(rows.map((row) => [row.itemNo, standingOf(row)]));
}

function standingOf({ attrs, specs, imgUrls, tiers, detailHtml, ...texts }: FactRow): StandingItem {
  // A picture that stands twice is read once.
  const images = [...new Set(imgUrls)].filter((url) => url !== texts.imgUrl);
  const cells = {
    ...texts,
    attrs: pairsText(attrs),
    specs: pairsText(specs),
    images: images.join(labelMark),
    tierPrices: tiersText(tiers),
    detail: detailCell(texts.description, detailHtml),
  };
  return { cells, detailHtml };
}

const yuanText = (column: string) => sql.raw(`coalesce(to_char(i.${column} / 100.0, 'FM9999999990.00'), '')`);
