import type { LabelTone } from '@jicai/domain/goods/goods-labels.ts';
import { type SQL, sql } from 'drizzle-orm';
import { countSome, maxCount } from '../../db/count-some.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { prepared } from '../../db/prepared.ts';
import { costNow, marginLine } from '../pricing/index.ts';
import { fromFirst, fromIndexes, type GoodsFilter, isWhole } from './goods-filter.store.ts';
import { allInOrder, foundInOrder, type GoodsOrder } from './goods-order.store.ts';

const maxOptions = 500;

export interface GoodsRow {
  itemId: string;
  productId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  imgUrl: string;
  unitName: string;
  pieceQty: number;
  pieceName: string;
  isOnSale: boolean;
  retailFen: number | null;
  enterpriseFen: number | null;
  marketFen: number | null;
  categoryName: string;
  brandName: string;
  supplierName: string;
  labelIds: string[];
  labels: { name: string; tone: LabelTone; isPublic: boolean }[];
  availableQty: number | null;
  salesQty: number;
  updatedMs: number;
  costFen: number | null;
  marginLineBp: number;
}

/** So many of the first are walked, then so many, before all that fit are put in order: where one in a hundred fits, the few hold a page. */
const walks = [2_000, 20_000];

interface Span {
  limit: number;
  offset: number;
}

/**
 * A page in its order, and how many there are, at most {@link maxCount} and one. Few that fit are all found and put in
 * order; where there are more, the first goods of the order are walked, and only where those hold too few are all that fit.
 */
export async function selectGoods(
  ctx: Ctx,
  filter: GoodsFilter,
  span: Span,
  order: GoodsOrder = {},
): Promise<{ rows: GoodsRow[]; count: number }> {
  const { ids, count } = await findGoods(ctx, filter, span, order);
  return { rows: await selectGoodsRows(ctx, ids), count };
}

/** The ids of a page of {@link selectGoods}, and its count. */
export async function findGoods(
  ctx: Ctx,
  filter: GoodsFilter,
  span: Span,
  order: GoodsOrder = {},
): Promise<{ ids: string[]; count: number }> {
  const page = sql`limit ${span.limit} offset ${span.offset}`;
  if (isWhole(filter)) return findAny(ctx, span, order);
  const { ids, count } = await findFew(ctx, filter, page, order);
  if (count <= maxCount) return { ids, count };
  const { from, orderBy } = foundInOrder(ctx, order);
  const wanted = span.offset + span.limit;
  let held = { among: wanted, most: wanted };
  for (const walk of walks.filter((length) => length >= wanted)) {
    // As thin as in the walk before, what fits would not fill the page in this one either.
    if ((held.most / held.among) * walk < wanted) break;
    const walked = sql`with found as materialized (select i.id ${fromFirst(ctx, filter, order, walk)})
      select i.id::text as id from ${from} order by ${orderBy} ${page}`;
    const first = await idsOf(ctx, walked);
    if (first.length === span.limit) return { ids: first, count };
    held = { among: walk, most: span.offset + first.length };
  }
  const all = sql`with found as materialized (select i.id ${fromIndexes(ctx, filter)})
    select i.id::text as id from ${from} order by ${orderBy} ${page}`;
  return { ids: await idsOf(ctx, all), count };
}

const most = sql.raw(String(maxCount));
type Found = { ids: string[] | null; count: number };

/** Of all goods: the order is that of an index, and nothing needs to be looked at. */
async function findAny(ctx: Ctx, span: Span, order: GoodsOrder): Promise<{ ids: string[]; count: number }> {
  const [row] = await anyIn(order)(ctx.db, { companyId: ctx.companyId, ...span });
  return { ids: row?.ids ?? [], count: row?.count ?? 0 };
}

/** One statement for each order, put together when it is first asked for. */
const anyIn = (order: GoodsOrder) => {
  const name = `${order.sort ?? ''} ${order.isDown ?? false}`;
  const known = allGoods.get(name) ?? prepareAny(order);
  allGoods.set(name, known);
  return known;
};
const allGoods = new Map<string, ReturnType<typeof prepareAny>>();

const prepareAny = (order: GoodsOrder) =>
  prepared<Found, 'companyId' | 'limit' | 'offset'>(
    ['companyId', 'limit', 'offset'],
    ({ companyId, limit, offset }) => {
      const { from, orderBy } = allInOrder({ companyId }, order);
      return sql`
      select (select count(*)::int from (
          select 1 from items i where i.company_id = ${companyId} limit ${most} + 1) some_items) as count,
        array(select i.id::text from ${from} order by ${orderBy} limit ${limit} offset ${offset}) as ids`;
    },
  );

/** What a filter finds, counted to one beyond {@link maxCount}; the page of it where there are no more than that. */
async function findFew(
  ctx: Ctx,
  filter: GoodsFilter,
  page: SQL,
  order: GoodsOrder,
): Promise<{ ids: string[]; count: number }> {
  const { from, orderBy } = foundInOrder(ctx, order);
  const { rows } = await ctx.db.execute<Found>(sql`
    with found as materialized (select i.id ${fromIndexes(ctx, filter)} limit ${most} + 1),
    counted as materialized (select count(*)::int as count from found)
    select count, case when count <= ${most} then array(select i.id::text from ${from} order by ${orderBy} ${page}) end as ids
    from counted`);
  return { ids: rows[0]?.ids ?? [], count: rows[0]?.count ?? 0 };
}

async function idsOf(ctx: Ctx, select: SQL): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(select);
  return rows.map(({ id }) => id);
}

/** Every item that fits, the newest first. */
export const selectAllIds = (ctx: Ctx, filter: GoodsFilter): Promise<string[]> =>
  idsOf(
    ctx,
    sql`with found as materialized (select i.id ${fromIndexes(ctx, filter)}) select id::text as id from found order by found.id desc`,
  );

/** How many fit, counted to {@link maxCount}. */
export async function countToLimit(ctx: Ctx, filter: GoodsFilter): Promise<number> {
  return Math.min(await countSome(ctx.db, sql`select 1 ${fromIndexes(ctx, filter)}`), maxCount);
}

export async function countAll(ctx: Ctx, filter: GoodsFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count ${fromIndexes(ctx, filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** The labels `l` of an item `i`. */
const labelsOf = sql.raw(`from item_labels x join goods_labels l on l.company_id = x.company_id and l.id = x.label_id
  where x.company_id = i.company_id and x.item_id = i.id`);

/** These goods, in this order. */
export async function selectGoodsRows(ctx: Ctx, ids: readonly string[]): Promise<GoodsRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(ctx.db, { companyId: ctx.companyId, now: ctx.now, ids });
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const rowsOf = prepared<GoodsRow, 'companyId' | 'now' | 'ids'>(
  ['companyId', 'now', 'ids'],
  ({ companyId, now, ids }) => sql`
    select i.id::text as "itemId", i.product_id::text as "productId", i.item_no as "itemNo", i.name as "itemName",
      i.spec as "itemSpec", i.img_url as "imgUrl", i.unit_name as "unitName", i.piece_qty as "pieceQty", i.piece_name as "pieceName", i.is_on_sale as "isOnSale",
      i.retail_fen::float8 as "retailFen", i.enterprise_fen::float8 as "enterpriseFen", i.market_fen::float8 as "marketFen",
      c.name as "categoryName", coalesce(b.name, '') as "brandName", u.name as "supplierName",
      array(select l.id::text ${labelsOf}) as "labelIds",
      coalesce((select json_agg(json_build_object('name', l.name, 'tone', l.tone, 'isPublic', l.is_public)
        order by l.sort_no, l.id) ${labelsOf}), '[]') as labels,
      s.available as "availableQty", i.sales_qty as "salesQty",
      (extract(epoch from i.updated_at) * 1000)::float8 as "updatedMs", ${costNow({ companyId, now })} as "costFen",
      ${marginLine({ companyId }, sql`p.category_id`)} as "marginLineBp"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = i.company_id and c.id = p.category_id
    join suppliers u on u.company_id = i.company_id and u.id = i.supplier_id
    left join brands b on b.company_id = i.company_id and b.id = p.brand_id
    left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    where i.company_id = ${companyId} and i.id = any(${ids}::bigint[])`,
);

/** What goods may be filtered by, by name. */
export async function selectGoodsOptions(ctx: Ctx) {
  const named = async (rows: SQL) =>
    (
      await ctx.db.execute<{ id: string; name: string }>(sql`
      select id::text as id, name from ${rows} order by name, id limit ${maxOptions}`)
    ).rows;
  const labels = ctx.db.execute<{ id: string; name: string; tone: LabelTone }>(sql`
    select id::text as id, name, tone from goods_labels where company_id = ${ctx.companyId} order by sort_no, id`);
  const [categories, brands, suppliers] = await Promise.all([
    named(sql`categories where company_id = ${ctx.companyId} and level = 1`),
    named(sql`brands where company_id = ${ctx.companyId}`),
    named(sql`suppliers where company_id = ${ctx.companyId}`),
  ]);
  return { categories, brands, suppliers, labels: (await labels).rows };
}
