import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyColumn, id } from './kinds.ts';

/**
 * Tenant, but WITHOUT row-level security, as `search_docs` and for the same reason: `@>` is not leakproof. Every two
 * characters that stand side by side in the name of an item, so that any part of a name finds it; behind them one token
 * each for its category, brand and supplier (`item_owner_tokens` in SQL), so that a name within one of these is one question
 * to the index. Triggers on products and items keep the tokens, whichever way goods change hands (ADR 96). The name itself is
 * read from `items`, behind the wall. Only modules/goods-writing writes it and modules/goods reads it; every statement names
 * company_id.
 */
export const itemNames = pgTable(
  'item_names',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    pairs: text('pairs').array().notNull(),
    /** False for rows from before there were tokens, until the backfill has reached them. */
    hasOwners: boolean('has_owners').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId] }),
    index('item_names_pairs')
      .using('gin', t.companyId, t.pairs)
      .with({ fastupdate: true, gin_pending_list_limit: 1024 }),
    index('item_names_ownerless')
      .on(t.companyId)
      .where(sql`not has_owners`),
  ],
);
