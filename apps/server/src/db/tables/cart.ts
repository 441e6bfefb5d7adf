import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { items } from './goods.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/** Tenant: what an account means to buy, one row per item (docs/domain/catalog.md §3). */
export const cartLines = pgTable(
  'cart_lines',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    itemId: id('item_id').notNull(),
    qty: integer('qty').notNull(),
    /** Unit price when the line was added or its quantity last changed, for the hint 价格已变动; null = price not shown. */
    seenPriceFen: fen('seen_price_fen'),
    isChecked: boolean('is_checked').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('cart_lines_item').on(t.companyId, t.accountId, t.itemId),
    index('cart_lines_account').on(t.companyId, t.accountId, t.id),
    foreignKey({
      name: 'cart_lines_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
    foreignKey({
      name: 'cart_lines_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    check('cart_lines_qty', sql`${t.qty} between 1 and 999999`),
  ],
);
