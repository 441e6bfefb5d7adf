import { sql } from 'drizzle-orm';
import type { ItemForm, ProductForm } from '@jicai/domain/goods/product-form.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';
import { costNow } from '../pricing/index.ts';

export interface ProductRow extends ProductForm {
  productId: string;
  changedMs: number;
}

export interface ItemRow extends Omit<ItemForm, 'stock' | 'costFen'> {
  labelIds: string[];
  costFen: number | null;
  /** Pieces on hand; null where stock is not kept. */
  onHand: number | null;
  reserved: number | null;
  salesQty: number;
  changedMs: number;
}

const epochMs = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Undefined for a product that is not of this shop. With `isLocked` held for the rest of the transaction. */
export async function selectProduct(
  ctx: Ctx,
  productId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ProductRow | undefined> {
  const { rows } = await ctx.db.execute<ProductRow & Record<string, unknown>>(sql`
    select p.id::text as "productId", p.product_no as "productNo", p.category_id::text as "categoryId",
      coalesce((select b.name from brands b where b.company_id = p.company_id and b.id = p.brand_id), '') as "brandName",
      p.description, p.detail_html as "detailHtml", p.packing, p.delivery_days as "deliveryDays",
      p.is_returnable7 as "isReturnable7", p.keywords, ${epochMs('p.updated_at')} as "changedMs"
    from products p where p.company_id = ${ctx.companyId} and p.id = ${productId}
    ${isLocked ? sql`for no key update` : sql``}`);
  return rows[0];
}

/** In the order of the product page. */
export async function selectItems(
  ctx: Ctx,
  productId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ItemRow[]> {
  const { rows } = await ctx.db.execute<ItemRow & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.supplier_id::text as "supplierId", i.item_no as "itemNo", i.name as "itemName",
      i.spec as "itemSpec", i.model_no as "modelNo", i.color_name as "colorName", i.unit_name as "unitName",
      i.piece_qty as "pieceQty", i.piece_name as "pieceName",
      i.retail_fen::float8 as "retailFen", i.enterprise_fen::float8 as "enterpriseFen", i.market_fen::float8 as "marketFen",
      coalesce((select json_agg(json_build_object('qtyFrom', t.qty_from, 'priceFen', t.price_fen) order by t.qty_from)
        from tier_prices t where t.company_id = i.company_id and t.item_id = i.id), '[]') as tiers,
      i.min_qty as "minQty", i.step_qty as "stepQty", i.max_qty as "maxQty", i.tax_rate_bp as "taxRateBp", i.tax_name as "taxName",
      i.tax_code as "taxCode", i.specs, i.attrs,
      i.img_url as "imgUrl", i.img_urls as "imgUrls", i.is_on_sale as "isOnSale",
      i.safety_qty as "safetyQty", i.weight_g as "weightG", s.on_hand as "onHand", s.reserved,
      i.sales_qty as "salesQty", ${costNow(ctx)} as "costFen",
      array(select l.label_id::text from item_labels l where l.company_id = i.company_id and l.item_id = i.id)
        as "labelIds", ${epochMs('i.updated_at')} as "changedMs"
    from items i left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    where i.company_id = ${ctx.companyId} and i.product_id = ${productId}
    order by i.sort_no, i.id ${isLocked ? sql`for no key update of i` : sql``}`);
  return rows;
}

/** Whether a category is there, and whether others stand below it. */
export async function selectCategoryUse(ctx: Ctx, categoryId: string) {
  const { rows } = await ctx.db.execute<{ name: string; hasChildren: boolean }>(sql`
    select c.name, exists (select 1 from categories below
      where below.company_id = c.company_id and below.parent_id = c.id) as "hasChildren"
    from categories c where c.company_id = ${ctx.companyId} and c.id = ${categoryId}`);
  return rows[0];
}

/** Those of these suppliers that are of this shop. */
export async function selectSupplierIds(ctx: Ctx, supplierIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id::text as id from suppliers where company_id = ${ctx.companyId} and id::text = any(${textList(supplierIds)})`);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these numbers that are taken already. */
export async function selectTakenNos(
  ctx: Ctx,
  { productNo, itemNos }: { productNo: string | undefined; itemNos: readonly string[] },
): Promise<{ isProductTaken: boolean; itemNos: string[] }> {
  const { rows } = await ctx.db.execute<{ isProductTaken: boolean; itemNos: string[] }>(sql`
    select exists (select 1 from products where company_id = ${ctx.companyId} and product_no = ${productNo ?? null})
        as "isProductTaken",
      array(select item_no from items where company_id = ${ctx.companyId} and item_no = any(${textList(itemNos)}))
        as "itemNos"`);
  return rows[0] ?? { isProductTaken: false, itemNos: [] };
}

const mostNames = 20;
const mostValues = 30;

/** Properties that items of a category have most often with their commonest values, and its units. */
export async function selectCategoryNames(ctx: Ctx, categoryId: string) {
  const { rows } = await ctx.db.execute<{ attrs: { name: string; values: string[] }[]; units: string[] }>(sql`
    with own as materialized (
      select i.id, i.unit_name, i.attrs from items i join products p on p.company_id = i.company_id and p.id = i.product_id
      where i.company_id = ${ctx.companyId} and p.category_id = ${categoryId} order by i.id desc limit 2000),
    found as (
      select attr ->> 'name' as name, attr ->> 'value' as value, count(*) as uses
      from own cross join jsonb_array_elements(own.attrs) attr group by 1, 2),
    named as (
      select name, sum(uses) as uses, (array_agg(value order by uses desc, value))[1:${sql.raw(String(mostValues))}] as values
      from found group by name order by 2 desc, 1 limit ${mostNames})
    select coalesce((select json_agg(json_build_object('name', name, 'values', values) order by uses desc, name)
        from named), '[]') as attrs,
      array(select unit_name from own group by unit_name order by count(*) desc, 1 limit 10) as units`);
  return rows[0] ?? { attrs: [], units: [] };
}
