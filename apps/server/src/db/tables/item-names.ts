import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyColumn, id } from './kinds.ts';

/**
 * Tenant, but WITHOUT row-level security, as `search_docs` and for the same reason: `@>` is not leakproof. Every two
 * characters that stand side by side in the name of an item, so that any part of a name finds it. The name itself is read
 * from `items`, behind the wall. Only modules/goods-writing writes it and modules/goods reads it; every statement names
 * company_id.
 */
export const itemNames = pgTable(
  'item_names',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    pairs: text('pairs').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId] }),
    index('item_names_pairs')
      .using('gin', t.companyId, t.pairs)
      .with({ fastupdate: true, gin_pending_list_limit: 1024 }),
  ],
);
