import { sql } from 'drizzle-orm';
import type { Ctx } from '../http/context.ts';

const rowsAtOnce = 2000;

/** Forgets answers to commands and finished jobs that are older than the given times; at most 2,000 of each kind. */
export async function deleteOld(ctx: Ctx, { answersBefore, jobsBefore }: { answersBefore: Date; jobsBefore: Date }) {
  const answersAt = sql`${answersBefore.toISOString()}::timestamptz`;
  const jobsAt = sql`${jobsBefore.toISOString()}::timestamptz`;
  await ctx.db.execute(sql`
    delete from request_answers where company_id = ${ctx.companyId} and created_at < ${answersAt}`);
  for (const table of [sql`outbox`, sql`timers`]) {
    // Ids rise with time, so the oldest rows stand first in the primary key.
    await ctx.db.execute(sql`
      delete from ${table} where company_id = ${ctx.companyId} and id in (
        select id from ${table} where company_id = ${ctx.companyId} order by id limit ${rowsAtOnce}) and done_at < ${jobsAt}`);
  }
}
