import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyColumn, id, tenantPolicy } from './kinds.ts';

/**
 * Tenant: what a customer has ever ordered, under the names it had then. Few rows beside the order lines, so a search
 * through somebody's orders begins here.
 */
export const boughtItems = pgTable(
  'bought_items',
  {
    companyId: companyColumn(),
    customerId: id('customer_id').notNull(),
    itemId: id('item_id').notNull(),
    itemName: text('item_name').notNull(),
    itemNo: text('item_no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.customerId, t.itemId, t.itemName] }), tenantPolicy()],
);
