import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../ctx/ctx.ts';

const rowsAtOnce = 2000;

/**
 * Deletes stored answers to commands, finished jobs, previews of address lists and processed changes that are older than the given times, at most 2,000
 * of each kind. Returns true if some may be left.
 */
export async function deleteOld(
  ctx: Ctx,
  {
    answersBefore,
    jobsBefore,
    searchChangesBefore,
  }: Record<'answersBefore' | 'jobsBefore' | 'searchChangesBefore', Date>,
): Promise<boolean> {
  const isLeft = [
    await deleteSome(ctx, { table: sql`request_answers`, age: sql`created_at`, before: answersBefore }),
    await deleteSome(ctx, { table: sql`outbox`, age: sql`done_at`, before: jobsBefore }),
    await deleteSome(ctx, { table: sql`timers`, age: sql`done_at`, before: jobsBefore }),
    await deleteSome(ctx, { table: sql`catalogue_changes`, age: sql`changed_at`, before: jobsBefore }),
    await deleteSome(ctx, { table: sql`directory_syncs`, age: sql`created_at`, before: jobsBefore }),
    await deleteSome(ctx, { table: sql`search_changes`, age: sql`changed_at`, before: searchChangesBefore }),
  ];
  return isLeft.includes(true);
}

/** Rows are selected by ctid, which is fast. It is safe because nobody updates rows this old. */
async function deleteSome(ctx: Ctx, { table, age, before }: { table: SQL; age: SQL; before: Date }): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`
    delete from ${table} where company_id = ${ctx.companyId} and ctid = any(array(
      select ctid from ${table}
      where company_id = ${ctx.companyId} and ${age} < ${before.toISOString()}::timestamptz
      order by ${age} limit ${rowsAtOnce}))`);
  return rowCount === rowsAtOnce;
}
