import type { PoolScope } from '@jicai/domain/goods/goods-pool.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { companyColumn, fen, id, instant, tenantPolicy } from './kinds.ts';

const idArray = (name: string) =>
  id(name)
    .array()
    .notNull()
    .default(sql`'{}'::bigint[]`);

/** Tenant: 商品池, what a customer company may see and buy; a customer without a row has the whole range. */
export const goodsPools = pgTable(
  'goods_pools',
  {
    companyId: companyColumn(),
    customerId: id('customer_id').notNull(),
    scope: text('scope').$type<PoolScope>().notNull(),
    categoryIds: idArray('category_ids'),
    brandIds: idArray('brand_ids'),
    itemIds: idArray('item_ids'),
    excludedItemIds: idArray('excluded_item_ids'),
    maxFen: fen('max_fen'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.customerId] }),
    tenantPolicy(),
    foreignKey({
      name: 'goods_pools_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    check('goods_pools_scope', sql`${t.scope} in ('all', 'chosen')`),
    check('goods_pools_ceiling', sql`${t.maxFen} > 0`),
  ],
);
