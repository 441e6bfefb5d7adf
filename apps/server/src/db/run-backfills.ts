import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { textList } from './any-of.ts';
import { backfillsDir } from '../paths.ts';
import type { Database } from './open.ts';
import { asOwner } from './with-tenant.ts';

interface Options {
  folder?: string;
  /** Between batches, so that buyers come first. */
  pauseMs: number;
  signal: AbortSignal;
}

/**
 * Fills what migrations have added, while the shop is open: each file is one statement that changes a batch of rows which
 * want it, run again and again, each time in a transaction of its own, until it finds none. Nodes take turns; a node that
 * is stopped leaves the rest to the next one.
 */
export async function runBackfills(db: Database, { folder = backfillsDir, pauseMs, signal }: Options): Promise<void> {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [name.replace(/\.sql$/, ''), readFileSync(join(folder, name), 'utf8')]),
  );
  await asOwner(db, (tx) =>
    tx.execute(
      sql`insert into drizzle.backfills (name) select unnest(${textList([...files.keys()])}) on conflict do nothing`,
    ),
  );
  while (!signal.aborted && (await runBatch(db, files))) await sleep(pauseMs);
}

/** False when nothing is left for this node. */
async function runBatch(db: Database, files: ReadonlyMap<string, string>): Promise<boolean> {
  return asOwner(db, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select name from drizzle.backfills where done_at is null and name = any(${textList([...files.keys()])})
      order by name limit 1 for update skip locked`);
    const name = rows[0]?.name;
    if (name === undefined) return false;
    const { rowCount } = await tx.execute(sql.raw(files.get(name) ?? ''));
    if (!rowCount) await tx.execute(sql`update drizzle.backfills set done_at = now() where name = ${name}`);
    return true;
  });
}
