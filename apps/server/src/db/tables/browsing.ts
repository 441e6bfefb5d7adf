import { foreignKey, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { items } from './goods.ts';
import { companyColumn, fen, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: favourite items of an account, with the price of the day they were added. */
export const itemConcerns = pgTable(
  'item_concerns',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    itemId: id('item_id').notNull(),
    concernPriceFen: fen('concern_price_fen'),
    /** When its owner last saw that it could not be had. */
    outSeenAt: instant('out_seen_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('item_concerns_item').on(t.companyId, t.accountId, t.itemId),
    index('item_concerns_account').on(t.companyId, t.accountId, t.id),
    foreignKey({
      name: 'item_concerns_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
  ],
);

/** Tenant: what an account looked at last, one row per item. */
export const browsedItems = pgTable(
  'browsed_items',
  {
    companyId: companyColumn(),
    accountId: id('account_id').notNull(),
    itemId: id('item_id').notNull(),
    browsedAt: instant('browsed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.accountId, t.itemId] }),
    tenantPolicy(),
    index('browsed_items_latest').on(t.companyId, t.accountId, t.browsedAt),
    foreignKey({
      name: 'browsed_items_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
  ],
);
