import { type GoodsPool, isWholeRange } from '@jicai/domain/goods/goods-pool.ts';
import { type SQL, sql } from 'drizzle-orm';
import { customerWithPrices } from './resolve-prices.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';
import type { StatementValue } from '../../db/prepared.ts';

/** Where a statement has what the rules of a pool ask of an item. */
export interface PooledColumns {
  itemId: SQL;
  categoryId: SQL;
  brandId: SQL;
  listFen: SQL;
}

/** For a statement that reads items `i` and products `p`. */
export const pooledItem: PooledColumns = {
  itemId: sql`i.id`,
  categoryId: sql`p.category_id`,
  brandId: sql`p.brand_id`,
  listFen: sql`coalesce(i.enterprise_fen, i.retail_fen)`,
};

/**
 * Whether the item is in the customer's pool, as `isInPool` of the domain says (docs/domain/catalog.md §11). True without
 * a pool, and for customerId null, which is no enterprise.
 */
export function isPooled(
  { companyId, customerId }: { companyId: StatementValue; customerId: StatementValue | null },
  item: PooledColumns = pooledItem,
): SQL {
  if (customerId === null) return sql`true`;
  return sql`not exists (select 1 from goods_pools g where g.company_id = ${companyId} and g.customer_id = ${customerId}
    and not ${meetsPool(companyId, item)})`;
}

/** The same for one item; false for one that the shop does not have. */
export async function isItemPooled(
  ctx: Pick<Ctx, 'db' | 'companyId'>,
  { customerId, itemId }: { customerId: string; itemId: string },
): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ isInPool: boolean }>(sql`
    select ${isPooled({ companyId: ctx.companyId, customerId })} as "isInPool"
    from items i join products p on p.company_id = i.company_id and p.id = i.product_id
    where i.company_id = ${ctx.companyId} and i.id = ${itemId}`);
  return rows[0]?.isInPool ?? false;
}

/** Whether an item meets the pool `g`. */
export function meetsPool(companyId: StatementValue, { itemId, categoryId, brandId, listFen }: PooledColumns): SQL {
  return sql`(${itemId} <> all(g.excluded_item_ids) and (${itemId} = any(g.item_ids) or (
    (g.max_fen is null or ${listFen} is null or ${listFen} <= g.max_fen)
    and (g.scope = 'all' or coalesce(${brandId} = any(g.brand_ids), false) or exists (
      select 1 from categories gc left join categories ga on ga.company_id = gc.company_id and ga.id = gc.parent_id
      where gc.company_id = ${companyId} and gc.id = ${categoryId}
        and g.category_ids && array[gc.id, gc.parent_id, ga.parent_id])))))`;
}

/** A pool that is not stored, as the relation `g` of {@link meetsPool}. */
export const poolRow = (pool: GoodsPool): SQL => sql`(select ${pool.scope}::text as scope,
  ${idList(pool.categoryIds)} as category_ids, ${idList(pool.brandIds)} as brand_ids, ${idList(pool.itemIds)} as item_ids,
  ${idList(pool.excludedItemIds)} as excluded_item_ids, ${pool.maxFen}::bigint as max_fen) g`;

/** The customer's pool; undefined where it has the whole range. */
export async function selectPool(
  ctx: Pick<Ctx, 'db' | 'companyId'>,
  customerId: string,
): Promise<GoodsPool | undefined> {
  const { rows } = await ctx.db.execute<GoodsPool & Record<string, unknown>>(sql`
    select scope, category_ids::text[] as "categoryIds", brand_ids::text[] as "brandIds", item_ids::text[] as "itemIds",
      excluded_item_ids::text[] as "excludedItemIds", max_fen::float8 as "maxFen"
    from goods_pools where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
  return rows[0];
}

/** What the caller's company may see; null for everything, and for everybody who is no enterprise. */
export async function findCallerPool(ctx: Ctx): Promise<GoodsPool | null> {
  const customerId = customerWithPrices(ctx.actor);
  return customerId === null ? null : ((await selectPool(ctx, customerId)) ?? null);
}

/** The whole range needs no row. */
export async function savePool(ctx: Ctx, customerId: string, pool: GoodsPool): Promise<void> {
  await ctx.db.execute(sql`
    delete from goods_pools where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
  if (isWholeRange(pool)) return;
  await ctx.db.execute(sql`
    insert into goods_pools (company_id, customer_id, updated_at, scope, category_ids, brand_ids, item_ids,
      excluded_item_ids, max_fen)
    select ${ctx.companyId}, ${customerId}, ${ctx.now.toISOString()}, g.* from ${poolRow(pool)}`);
}
