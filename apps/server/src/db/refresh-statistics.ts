import { sql } from 'drizzle-orm';
import type { Database, Tx } from './open.ts';
import { asOwner, sqlState } from './with-tenant.ts';

const lockNotAvailable = '55P03';

/** What joins and look-ups go by: the rest of a row says nothing of how many there are, and costs the most to look through. */
const keys = [
  'categories (company_id, id, parent_id)',
  'brands (company_id, id)',
  'suppliers (company_id, id)',
  'products (company_id, id, product_no, category_id, brand_id)',
  'items (company_id, id, product_id, supplier_id, item_no)',
  'attributes (company_id, id)',
  'attribute_values (company_id, id, attribute_id)',
  'item_attributes (company_id, item_id, value_id)',
  'tier_prices (company_id, item_id)',
  'stock_rows (company_id, item_id)',
  'stock_ledger (company_id, item_id)',
  'search_docs (company_id, item_id, product_id)',
  'item_names (company_id, item_id)',
];
const wholeTables = keys.map((columns) => columns.slice(0, columns.indexOf(' ')));

/** While many rows are being written: the planner learns how many there are by now. */
export const countRows = (db: Database): Promise<void> => analyse(db, keys);

/**
 * After many rows were written at once: autovacuum would let the planner guess for a minute, and searches read the words
 * that still wait for their place in the index. Only the owner may.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await analyse(db, wholeTables);
  await unlessBusy(db, async (tx) => {
    await tx.execute(sql`select gin_clean_pending_list(name::regclass)
      from unnest(array['search_docs_words', 'item_names_pairs']) as name`);
  });
}

/** A transaction for each table: followers of changes read again what is younger than the oldest that is open. */
async function analyse(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await unlessBusy(db, async (tx) => void (await tx.execute(sql.raw(`analyze ${table}`))));
}

/** What is being vacuumed just now is left alone. */
async function unlessBusy(db: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await asOwner(db, work);
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable) throw error;
  }
}
