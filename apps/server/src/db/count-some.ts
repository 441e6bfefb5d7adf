import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './open.ts';

/** Counting stops here; a list beyond it says that it is longer (docs/domain/api.md §5). */
export const maxCount = 10_000;

/**
 * How many rows a select finds, counted to one beyond {@link maxCount}. The limit is written out: of a parameter the planner
 * does not know how soon the count ends.
 */
export async function countSome(db: Tx, select: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${select} limit ${sql.raw(String(maxCount + 1))}) some_rows`);
  return rows[0]?.count ?? 0;
}
