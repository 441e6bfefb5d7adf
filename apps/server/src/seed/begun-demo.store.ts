import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/open.ts';
import { asOwner } from '../db/with-tenant.ts';

/** Stands from the first step of a demo to its last, so that one which was ended on the way is known. */
const mark = sql.raw('drizzle.demo_under_way');

export const markBegun = (db: Database) =>
  asOwner(db, (tx) => tx.execute(sql`create table if not exists ${mark} (begun_at timestamptz default now())`));

export const markMade = (db: Database) => asOwner(db, (tx) => tx.execute(sql`drop table if exists ${mark}`));

/**
 * Empties a database in which a demo was begun and not made; true where it was. Nobody but the demo has written there, for
 * the doors open after it.
 */
export const clearBegunDemo = (db: Database): Promise<boolean> =>
  asOwner(db, async (tx) => {
    const { rows } = await tx.execute<{ isBegun: boolean }>(
      sql`select to_regclass('drizzle.demo_under_way') is not null as "isBegun"`,
    );
    if (!rows[0]?.isBegun) return false;
    await emptyShops(tx);
    return true;
  });

async function emptyShops(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ tables: string | null }>(sql`
    select string_agg(distinct c.oid::regclass::text, ', ') as tables
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (a.attname = 'company_id' or c.relname = 'companies')`);
  if (rows[0]?.tables) await tx.execute(sql`truncate ${sql.raw(rows[0].tables)} cascade`);
}
