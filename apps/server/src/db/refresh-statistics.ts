import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { asOwner, sqlState } from './with-tenant.ts';

const lockNotAvailable = '55P03';

/**
 * After many rows were written at once: autovacuum would let the planner guess for a minute, and searches read the words
 * that still wait for their place in the index. Only the owner may. A table that is being vacuumed just now is left alone.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  try {
    await asOwner(db, async (tx) => {
      await tx.execute(
        sql`analyze categories, brands, suppliers, products, items, attributes, attribute_values,
        item_attributes, tier_prices, stock_rows, stock_ledger, search_docs, item_names`,
      );
      await tx.execute(sql`select gin_clean_pending_list(name::regclass)
        from unnest(array['search_docs_words', 'item_names_pairs']) as name`);
    });
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable) throw error;
  }
}
