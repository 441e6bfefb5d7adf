import { type SQL, sql } from 'drizzle-orm';
import { countSome } from '../../db/count-some.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type JobType = 'timer' | 'effect';
const tableOf: Readonly<Record<JobType, SQL>> = { timer: sql`timers`, effect: sql`outbox` };

export interface FailedJob {
  jobType: JobType;
  jobId: string;
  kind: string;
  subject: string;
  lastError: string;
  attempts: number;
  createdAt: Date;
  dueAt: Date;
}

/** Work of one table that failed at its last try and is to be tried again. */
const failed = ({ companyId }: Pick<Ctx, 'companyId'>, jobType: JobType): SQL => sql`
  select ${jobType}::text as "jobType", id, kind, subject, last_error, attempts, created_at, due_at
  from ${tableOf[jobType]} where company_id = ${companyId} and done_at is null and last_error is not null`;

/** Both tables', for the desk and the page. */
export const failedJobs = (ctx: Pick<Ctx, 'companyId'>): SQL =>
  sql`${failed(ctx, 'timer')} union all ${failed(ctx, 'effect')}`;

/** The one that failed first on top. */
export async function selectFailedJobs(ctx: Ctx, page: { limit: number; offset: number }): Promise<FailedJob[]> {
  const { rows } = await ctx.db.execute<
    Pick<FailedJob, 'jobType' | 'kind' | 'subject' | 'attempts'> &
      Record<'jobId' | 'lastError' | 'createdMs' | 'dueMs', string>
  >(sql`
    select "jobType", id::text as "jobId", kind, subject, last_error as "lastError", attempts,
      (extract(epoch from created_at) * 1000)::bigint as "createdMs", (extract(epoch from due_at) * 1000)::bigint as "dueMs"
    from (${failedJobs(ctx)}) failed order by created_at, id limit ${page.limit} offset ${page.offset}`);
  return rows.map(({ createdMs, dueMs, ...row }) => ({
    ...row,
    createdAt: new Date(Number(createdMs)),
    dueAt: new Date(Number(dueMs)),
  }));
}

export async function countFailedJobs(ctx: Ctx): Promise<number> {
  return countSome(ctx.db, sql`select 1 from (${failedJobs(ctx)}) failed`);
}

/** Makes failed work due now, also while a crashed worker's lease runs; its kind, or undefined where it is done or unknown. */
export async function hurryJob(
  ctx: Ctx,
  { jobType, jobId }: { jobType: JobType; jobId: string },
): Promise<{ kind: string; subject: string } | undefined> {
  const { rows } = await ctx.db.execute<{ kind: string; subject: string }>(sql`
    update ${tableOf[jobType]} set due_at = ${ctx.now.toISOString()}::timestamptz
    where company_id = ${ctx.companyId} and id = ${jobId} and done_at is null and last_error is not null
    returning kind, subject`);
  return rows[0];
}
