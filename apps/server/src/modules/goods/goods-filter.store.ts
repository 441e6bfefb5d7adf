import { pairsOf } from '@jicai/domain/goods/name-pairs.ts';
import type { GoodsQueue, OwnGoodsQueue } from '@jicai/domain/shop-side/goods-queues.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';
import { allInOrder, type GoodsOrder } from './goods-order.store.ts';
import { isShort, shortItems } from '../stock/index.ts';

export interface GoodsFilter {
  queue?: GoodsQueue | OwnGoodsQueue | undefined;
  categoryId?: string | undefined;
  brandId?: string | undefined;
  supplierId?: string | undefined;
  labelId?: string | undefined;
  /** Retail prices in fen, both ends included. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** A whole item number, or a part of the name. */
  searchKey?: string | undefined;
}

const conditions: Record<GoodsQueue | OwnGoodsQueue, SQL> = {
  onSale: sql`i.is_on_sale`,
  offSale: sql`not i.is_on_sale`,
  noStock: sql`i.is_on_sale and s.available <= 0`,
  lowStock: sql`i.is_on_sale and i.safety_qty > 0 and s.available < i.safety_qty`,
  noPicture: sql`i.img_url = ''`,
  warned: sql`i.is_on_sale and s.available < greatest(i.safety_qty, 1)`,
};

/** Views that ask the stock. */
const ofStock: ReadonlySet<string> = new Set<GoodsQueue | OwnGoodsQueue>(['noStock', 'lowStock', 'warned']);

/** Items that fit, as `i`, from whatever a filter finds them by: for few of many. */
export function fromIndexes(ctx: Ctx, filter: GoodsFilter): SQL {
  const { queue, ...others } = filter;
  if (isShort(queue) && isWhole(others)) return sql`from ${shortItems(ctx.companyId, queue)} i`;
  if (isOfProductsAlone(filter)) return fromProducts(ctx, filter);
  return sql`
    from ${sourceOf(ctx, filter)} ${joined(filter)}
    where i.company_id = ${ctx.companyId} ${meetsAll(ctx, filter)}`;
}

const isOfProductsAlone = ({ brandId, categoryId, ...others }: GoodsFilter): boolean =>
  Boolean(brandId || categoryId) && isWhole(others);

/**
 * All items of these products, by the index of products alone. As one join the planner would rather read every item of the
 * shop, three times as long for a brand of a tenth of them.
 */
const fromProducts = (ctx: Ctx, filter: GoodsFilter): SQL => sql`
  from products p cross join lateral (
    select i.id from items i where i.company_id = p.company_id and i.product_id = p.id offset 0) i
  where p.company_id = ${ctx.companyId} ${meetsAll(ctx, filter)}`;

const pairsIn = ({ searchKey }: GoodsFilter): string[] => (searchKey ? pairsOf(searchKey) : []);

/** Items that fit among the first `most` of an order, as `i`: for many of all. */
export function fromFirst(ctx: Ctx, filter: GoodsFilter, order: GoodsOrder, most: number): SQL {
  const { from, orderBy } = allInOrder(ctx, order);
  return sql`from (select i.* from ${from} order by ${orderBy} limit ${most}) i ${joined(filter)}
    where true ${meetsAll(ctx, filter)}`;
}

/** Whether it leaves out nothing. */
export const isWhole = (filter: GoodsFilter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === '');

/** Only the tables that a filter asks: each more is a look-up for every item. */
function joined({ queue, categoryId, brandId }: GoodsFilter): SQL {
  const products = sql`join products p on p.company_id = i.company_id and p.id = i.product_id`;
  const stock = sql`join stock_rows s on s.company_id = i.company_id and s.item_id = i.id`;
  return sql`${categoryId || brandId ? products : sql``} ${queue && ofStock.has(queue) ? stock : sql``}`;
}

/**
 * Where the few that fit are found quickest. Parts of names stand outside row-level security, for inside it no index could
 * answer them; what they name is checked on the items, behind the wall.
 */
function sourceOf(ctx: Ctx, filter: GoodsFilter): SQL {
  const { companyId } = ctx;
  const { queue, searchKey } = filter;
  const pairs = pairsIn(filter);
  if (searchKey && pairs.length > 0) {
    const hasPairs = sql`n.company_id = ${companyId} and n.pairs @> ${textList(pairs)}`;
    return sql`(
      select n.item_id from item_names n where ${hasPairs} ${hasOwners(ctx, filter)}
      union all
      select i.id from items i where i.company_id = ${companyId} and i.item_no = ${searchKey}
        and not exists (select 1 from item_names n where n.item_id = i.id and ${hasPairs})) named
      join items i on i.company_id = ${companyId} and i.id = named.item_id`;
  }
  if (isShort(queue))
    return sql`${shortItems(companyId, queue)} short join items i on i.company_id = ${companyId} and i.id = short.id`;
  return sql`items i`;
}

/** The tokens that a category with all below it, a brand and a supplier leave beside the names of their goods. */
function hasOwners(ctx: Ctx, { categoryId, brandId, supplierId }: GoodsFilter): SQL {
  const parts = [
    categoryId &&
      sql`and n.pairs && array(select unnest(item_owner_tokens(tree.id, null, null)) from (${below(ctx, categoryId)}) tree)`,
    (brandId || supplierId) &&
      sql`and n.pairs @> item_owner_tokens(null, ${brandId ?? null}::bigint, ${supplierId ?? null}::bigint)`,
  ];
  return sql.join(
    parts.filter((part): part is SQL => typeof part === 'object'),
    sql` `,
  );
}

function meetsAll(ctx: Ctx, filter: GoodsFilter): SQL {
  const { queue, categoryId, brandId, supplierId, labelId, priceFrom, priceTo, searchKey } = filter;
  const parts = [
    queue && conditions[queue],
    supplierId && sql`i.supplier_id = ${supplierId}`,
    labelId &&
      sql`exists (select 1 from item_labels l where l.company_id = i.company_id and l.item_id = i.id and l.label_id = ${labelId})`,
    brandId && sql`p.brand_id = ${brandId}`,
    categoryId && sql`p.category_id = any(array(${below(ctx, categoryId)}))`,
    priceFrom !== undefined && sql`i.retail_fen >= ${priceFrom}`,
    priceTo !== undefined && sql`i.retail_fen <= ${priceTo}`,
    searchKey && sql`(i.item_no = ${searchKey} or position(lower(${searchKey}) in lower(i.name)) > 0)`,
  ].filter((part): part is SQL => typeof part === 'object');
  return sql.join(
    parts.map((part) => sql`and ${part}`),
    sql` `,
  );
}

/** A category with everything below it. */
const below = (ctx: Ctx, categoryId: string): SQL => sql`
  with recursive tree as (
    select id from categories where company_id = ${ctx.companyId} and id = ${categoryId}
    union all
    select c.id from categories c join tree on c.parent_id = tree.id where c.company_id = ${ctx.companyId})
  select id from tree`;
