import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';
import { runSql } from '../../db/prepared.ts';
import { keepPastPrices } from '../pricing/index.ts';

/** What a goods file writes of an item and of a product: all that an undo brings back, stock apart. */
const itemColumns = words(`product_id supplier_id model_no name spec color_name img_url unit_name specs attrs img_urls
  min_qty step_qty max_qty tax_rate_bp retail_fen enterprise_fen market_fen weight_g sort_no`);
const productColumns = words(
  'category_id brand_id description detail_html packing delivery_days is_returnable7 keywords',
);

function words(text: string): string[] {
  return text.split(/\s+/);
}

/** Something as it stands: `state` in full, `mark` as a short text that differs where the state does. */
export interface Standing {
  id: string;
  no: string;
  state: unknown;
  mark: string;
}
type ItemStanding = Standing & { onHand: number; reserved: number };

/** Ids as text: a number of JSON would lose their last digits on its way through this process. */
const objectOf = (row: string, columns: readonly string[]) =>
  sql.raw(
    `jsonb_build_object(${columns
      .map((column) => `'${column}', ${row}.${column}${column.endsWith('_id') ? '::text' : ''}`)
      .join(', ')})`,
  );

/**
 * Labels, low-stock line, pieces of a unit, 税收分类, shelf place and 下架 only where there are any: what was kept before goods files had them has the
 * same mark as now. The few are put together first: each joining of two writes both anew.
 */
const itemState = (companyId: string) => sql`${objectOf('i', itemColumns)} || (jsonb_build_object(
  'tiers', (select coalesce(jsonb_agg(jsonb_build_object('qtyFrom', t.qty_from, 'priceFen', t.price_fen) order by t.qty_from), '[]')
    from tier_prices t where t.company_id = ${companyId} and t.item_id = i.id),
  'valueIds', (select coalesce(jsonb_agg(a.value_id::text order by a.sort_no), '[]')
    from item_attributes a where a.company_id = ${companyId} and a.item_id = i.id))
  || coalesce((select jsonb_build_object('labelIds', jsonb_agg(l.label_id::text order by l.label_id)) from item_labels l
    where l.company_id = ${companyId} and l.item_id = i.id having count(*) > 0), '{}')
  || case when i.is_on_sale then '{}' else jsonb_build_object('isOnSale', false) end
  || case when i.safety_qty = 0 then '{}' else jsonb_build_object('safetyQty', i.safety_qty) end
  || case when i.piece_name = '' then '{}' else jsonb_build_object('pieceQty', i.piece_qty, 'pieceName', i.piece_name) end
  || case when i.tax_code = '' then '{}' else jsonb_build_object('taxName', i.tax_name, 'taxCode', i.tax_code) end
  || coalesce((select jsonb_build_object('shelfPlace', h.place) from shelf_places h
    where h.company_id = ${companyId} and h.supplier_id = i.supplier_id and h.item_id = i.id and h.place <> ''), '{}'))`;

type ItemsBy = { itemNos: readonly string[] } | { itemIds: readonly string[] };
type ProductsBy = { productNos: readonly string[] } | { productIds: readonly string[] };

/** Items as they stand, by number or by id. */
export const selectItemStandings = (ctx: Ctx, by: ItemsBy): Promise<ItemStanding[]> =>
  selectItems<ItemStanding>(ctx, by, sql`s.state, `);

/** The same without what they are: the dearest part on its way to this process. */
export const selectItemMarks = (ctx: Ctx, by: ItemsBy): Promise<Omit<ItemStanding, 'state'>[]> =>
  selectItems(ctx, by, sql``);

function selectItems<T extends object>(ctx: Ctx, by: ItemsBy, state: SQL): Promise<T[]> {
  const chosen =
    'itemNos' in by ? sql`i.item_no = any(${textList(by.itemNos)})` : sql`i.id = any(${idList(by.itemIds)})`;
  const select = sql`
    select i.id::text as id, i.item_no as no, ${state}md5(s.state::text) as mark,
      coalesce(k.on_hand, 0) as "onHand", coalesce(k.reserved, 0) as reserved
    from items i
    left join stock_rows k on k.company_id = ${ctx.companyId} and k.item_id = i.id
    cross join lateral (select ${itemState(ctx.companyId)} as state) s
    where i.company_id = ${ctx.companyId} and ${chosen}`;
  return runSql<T>(ctx.db, select);
}

export const selectProductStandings = (ctx: Ctx, by: ProductsBy): Promise<Standing[]> =>
  selectProducts<Standing>(ctx, by, sql`s.state, `);

export const selectProductMarks = (ctx: Ctx, by: ProductsBy): Promise<Omit<Standing, 'state'>[]> =>
  selectProducts(ctx, by, sql``);

function selectProducts<T extends object>(ctx: Ctx, by: ProductsBy, state: SQL): Promise<T[]> {
  const chosen =
    'productNos' in by
      ? sql`p.product_no = any(${textList(by.productNos)})`
      : sql`p.id = any(${idList(by.productIds)})`;
  const select = sql`
    select p.id::text as id, p.product_no as no, ${state}md5(s.state::text) as mark
    from products p
    cross join lateral (select ${objectOf('p', productColumns)} as state) s
    where p.company_id = ${ctx.companyId} and ${chosen}`;
  return runSql<T>(ctx.db, select);
}

/** Holds these items for the rest of the transaction, the lowest id first. */
export async function lockItems(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    select 1 from items where company_id = ${ctx.companyId} and id = any(${idList(itemIds)}) order by id for no key update`);
}

interface Kept {
  id: string;
  state: unknown;
}

const listOf = (rows: readonly Kept[]): SQL =>
  sql`unnest(${idList(rows.map(({ id }) => id))}, ${textList(rows.map(({ state }) => JSON.stringify(state)))}) as k (id, state)`;

/** Writes what items were into them, their prices by quantity and attributes apart. */
export async function updateItemsBack(ctx: Ctx, rows: readonly Kept[]): Promise<void> {
  await keepPastPrices(
    ctx,
    'itemId',
    rows.map(({ id, state }) => {
      const { retail_fen: retailFen, enterprise_fen: enterpriseFen } = state as Record<string, number | null>;
      return { key: id, retailFen: retailFen ?? null, enterpriseFen: enterpriseFen ?? null };
    }),
  );
  await updateBack(ctx, { table: 'items', columns: itemColumns, rows });
}

export async function updateProductsBack(ctx: Ctx, rows: readonly Kept[]): Promise<void> {
  await updateBack(ctx, { table: 'products', columns: productColumns, rows });
}

async function updateBack(
  ctx: Ctx,
  { table, columns, rows }: { table: 'items' | 'products'; columns: readonly string[]; rows: readonly Kept[] },
): Promise<void> {
  const set = sql.raw(columns.map((column) => `${column} = r.${column}`).join(', '));
  await ctx.db.execute(sql`
    update ${sql.raw(table)} t set ${set}, updated_at = ${ctx.now.toISOString()}::timestamptz
    from ${listOf(rows)} cross join lateral jsonb_populate_record(null::${sql.raw(table)}, k.state::jsonb) r
    where t.company_id = ${ctx.companyId} and t.id = k.id`);
}

/** Of these items those that something names: an order, a cart, a favourite, a price of a customer, a goods pool, a run. */
export async function selectUsedItems(ctx: Ctx, itemIds: readonly string[]): Promise<Set<string>> {
  const named = (table: string) =>
    sql.raw(`exists (select 1 from ${table} x where x.company_id = n.company_id and x.item_id = n.id)`);
  const tables = words(
    'order_lines cart_lines item_concerns contract_prices contract_discounts goods_run_items price_plans bought_items stock_reservations',
  );
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select n.id::text as id from (
      select ${ctx.companyId}::bigint as company_id, id from unnest(${idList(itemIds)}) as id) n
    where ${sql.join(tables.map(named), sql` or `)}
      or exists (select 1 from goods_pools g where g.company_id = n.company_id
        and (n.id = any(g.item_ids) or n.id = any(g.excluded_item_ids)))`);
  return new Set(rows.map(({ id }) => id));
}

/** Takes items away that nothing names, with all that hangs on them; of the search they are told apart. */
export async function deleteItems(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  const parts = words(
    'tier_prices cost_prices past_prices item_attributes browsed_items stock_ledger stock_rows shelf_places item_names item_labels',
  );
  for (const table of parts)
    await ctx.db.execute(
      sql`delete from ${sql.raw(table)} where company_id = ${ctx.companyId} and item_id = any(${idList(itemIds)})`,
    );
  await ctx.db.execute(sql`delete from items where company_id = ${ctx.companyId} and id = any(${idList(itemIds)})`);
}

export async function updateHidden(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update items set is_on_sale = false, updated_at = ${ctx.now.toISOString()}::timestamptz
    where company_id = ${ctx.companyId} and id = any(${idList(itemIds)})`);
}

/** Takes products away that have no items; answers which went. */
export async function deleteEmptyProducts(ctx: Ctx, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    delete from products p where p.company_id = ${ctx.companyId} and p.id = any(${idList(productIds)})
      and not exists (select 1 from items i where i.company_id = ${ctx.companyId} and i.product_id = p.id)
    returning p.id::text as id`);
  return rows.map(({ id }) => id);
}

export async function selectItemsOfProducts(ctx: Ctx, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id::text as id from items where company_id = ${ctx.companyId} and product_id = any(${idList(productIds)})`);
  return rows.map(({ id }) => id);
}
