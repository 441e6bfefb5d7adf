import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { asOwner } from './with-tenant.ts';

/** After many rows were written at once: autovacuum would let the planner guess for a minute. Only the owner may. */
export async function refreshStatistics(db: Database): Promise<void> {
  await asOwner(db, (tx) =>
    tx.execute(
      sql`analyze categories, brands, suppliers, products, items, attributes, attribute_values,
        item_attributes, tier_prices, stock_rows, stock_ledger, search_docs`,
    ),
  );
}
