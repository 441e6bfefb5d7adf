import { pairsOf } from '@jicai/domain/goods/name-pairs.ts';
import { sql } from 'drizzle-orm';
import { idList, intList, textList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { cleanHtml } from '../help/index.ts';
import { keepPastPrices } from '../pricing/index.ts';
import type { GoodsRow } from './goods-row.ts';

/** A row with the ids of what it names. */
export interface ResolvedRow extends GoodsRow {
  categoryId: string;
  brandId: string | null;
  supplierId: string;
  valueIds: string[];
}

const fenList = (prices: readonly (number | null)[]) => sql`${sql.param([...prices])}::bigint[]`;
const jsonList = (values: readonly unknown[]) =>
  sql`${sql.param(values.map((value) => JSON.stringify(value)))}::jsonb[]`;
const flagList = (flags: readonly boolean[]) => sql`${sql.param([...flags])}::boolean[]`;
const at = (ctx: Ctx) => sql`${ctx.now.toISOString()}::timestamptz`;

/** How much of these items orders hold, by item number; items with nothing held are absent. */
export async function selectReservedByNo(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  itemNos: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ item_no: string; reserved: number }>(sql`
    select i.item_no, s.reserved from items i join stock_rows s on s.company_id = ${companyId} and s.item_id = i.id
    where i.company_id = ${companyId} and i.item_no = any(${textList(itemNos)}) and s.reserved > 0`);
  return new Map(rows.map((row) => [row.item_no, row.reserved]));
}

/** One product per spuNo; returns ids by number. What is drawn as HTML is cleaned here, wherever it came from. */
export async function upsertProducts(ctx: Ctx, rows: readonly ResolvedRow[]): Promise<Map<string, string>> {
  const kept = rows.filter(({ detailHtml }) => detailHtml === undefined).map(({ spuNo }) => spuNo);
  const found = await ctx.db.execute<{ id: string; product_no: string }>(sql`
    insert into products (company_id, id, product_no, category_id, brand_id, description, detail_html, packing,
      delivery_days, is_returnable7, keywords, created_at, updated_at)
    select ${ctx.companyId}::bigint, n.*, ${at(ctx)}, ${at(ctx)}
    from unnest(${idList(rows.map(() => ctx.newId()))}, ${textList(rows.map((row) => row.spuNo))},
      ${idList(rows.map((row) => row.categoryId))}, ${sql.param(rows.map((row) => row.brandId))}::bigint[],
      ${textList(rows.map((row) => row.description))}, ${textList(rows.map((row) => cleanHtml(row.detailHtml ?? '')))},
      ${textList(rows.map((row) => row.packing))}, ${intList(rows.map((row) => row.deliveryDays))},
      ${flagList(rows.map((row) => row.isReturnable7))}, ${textList(rows.map((row) => row.keywords))}) as n
    on conflict (company_id, product_no) do update set category_id = excluded.category_id, brand_id = excluded.brand_id,
      description = excluded.description, detail_html = case when products.product_no = any(${textList(kept)})
        then products.detail_html else excluded.detail_html end, packing = excluded.packing,
      delivery_days = excluded.delivery_days, is_returnable7 = excluded.is_returnable7, keywords = excluded.keywords,
      updated_at = excluded.updated_at
    returning id, product_no`);
  return new Map(found.rows.map((row) => [row.product_no, row.id]));
}

/** Items by number; `isNew` tells which were not there before. */
export async function upsertItems(
  ctx: Ctx,
  rows: readonly (ResolvedRow & { productId: string })[],
): Promise<Map<string, { itemId: string; isNew: boolean }>> {
  await keepPastPrices(
    ctx,
    'itemNo',
    rows.map(({ itemNo, priceFen, enterpriseFen }) => ({ key: itemNo, retailFen: priceFen, enterpriseFen })),
  );
  const found = await ctx.db.execute<{ id: string; item_no: string; is_new: boolean }>(sql`
    insert into items (company_id, id, product_id, supplier_id, item_no, model_no, name, spec, color_name, img_url,
      unit_name, specs, attrs, img_urls, min_qty, step_qty, max_qty, tax_rate_bp, retail_fen, enterprise_fen, market_fen, sales_qty,
      weight_g, sort_no, created_at, updated_at)
    select ${ctx.companyId}::bigint, n.*, ${at(ctx)}, ${at(ctx)}
    from unnest(${idList(rows.map(() => ctx.newId()))}, ${idList(rows.map((row) => row.productId))},
      ${idList(rows.map((row) => row.supplierId))}, ${textList(rows.map((row) => row.itemNo))},
      ${textList(rows.map((row) => row.modelNo))}, ${textList(rows.map((row) => row.itemName))},
      ${textList(rows.map((row) => row.itemSpec))}, ${textList(rows.map((row) => row.colorName))},
      ${textList(rows.map((row) => row.imgUrl))}, ${textList(rows.map((row) => row.unit))},
      ${jsonList(rows.map((row) => row.specs))}, ${jsonList(rows.map((row) => row.attrs))},
      ${jsonList(rows.map((row) => row.images))}, ${intList(rows.map((row) => row.minQty))},
      ${intList(rows.map((row) => row.stepQty))}, ${intList(rows.map((row) => row.maxQty))},
      ${intList(rows.map((row) => row.taxRateBp))}, ${fenList(rows.map((row) => row.priceFen))},
      ${fenList(rows.map((row) => row.enterpriseFen))}, ${fenList(rows.map((row) => row.marketFen))},
      ${intList(rows.map((row) => row.salesQty))}, ${intList(rows.map((row) => row.weightG))}, ${intList(rows.map((row) => row.row))}) as n
    on conflict (company_id, item_no) do update set product_id = excluded.product_id, supplier_id = excluded.supplier_id,
      model_no = excluded.model_no, name = excluded.name, spec = excluded.spec, color_name = excluded.color_name,
      img_url = excluded.img_url, unit_name = excluded.unit_name, specs = excluded.specs, attrs = excluded.attrs,
      img_urls = excluded.img_urls, min_qty = excluded.min_qty, step_qty = excluded.step_qty, max_qty = excluded.max_qty, tax_rate_bp = excluded.tax_rate_bp,
      retail_fen = excluded.retail_fen, enterprise_fen = excluded.enterprise_fen, market_fen = excluded.market_fen,
      sales_qty = greatest(items.sales_qty, excluded.sales_qty), weight_g = excluded.weight_g, sort_no = excluded.sort_no,
      updated_at = excluded.updated_at
    returning id, item_no, xmax = 0 as is_new`);
  return new Map(found.rows.map((row) => [row.item_no, { itemId: row.id, isNew: row.is_new }]));
}

/** What parts of a name find these items by, and whose they are; what is as it was is not written. */
export async function upsertItemNames(
  ctx: Pick<Ctx, 'db' | 'companyId'>,
  rows: readonly { itemId: string; itemName: string }[],
): Promise<void> {
  const pairs = rows.map(({ itemName }) => JSON.stringify(pairsOf(itemName)));
  await ctx.db.execute(sql`
    insert into item_names as n (company_id, item_id, pairs, has_owners)
    select ${ctx.companyId}::bigint, r.item_id,
      array(select jsonb_array_elements_text(r.pairs::jsonb)) || item_owner_tokens(p.category_id, p.brand_id, i.supplier_id), true
    from unnest(${idList(rows.map((row) => row.itemId))}, ${textList(pairs)}) as r (item_id, pairs)
    join items i on i.company_id = ${ctx.companyId} and i.id = r.item_id
    join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
    on conflict (company_id, item_id) do update set pairs = excluded.pairs, has_owners = true
    where n.pairs <> excluded.pairs`);
}

/** The attribute values of these items become exactly those of their rows. */
export async function replaceAttributes(
  ctx: Ctx,
  rows: readonly { itemId: string; valueIds: readonly string[] }[],
): Promise<void> {
  await ctx.db.execute(sql`
    delete from item_attributes where company_id = ${ctx.companyId} and item_id = any(${idList(rows.map((row) => row.itemId))})`);
  const values = rows.flatMap((row) =>
    row.valueIds.map((valueId, sortNo) => ({ itemId: row.itemId, valueId, sortNo })),
  );
  if (values.length === 0) return;
  await ctx.db.execute(sql`
    insert into item_attributes (company_id, item_id, value_id, sort_no)
    select ${ctx.companyId}::bigint, n.*
    from unnest(${idList(values.map((row) => row.itemId))}, ${idList(values.map((row) => row.valueId))},
      ${intList(values.map((row) => row.sortNo))}) as n`);
}
