import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { countedPageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { nudge } from '../../jobs/nudge.ts';
import { writeAudit } from '../audit/index.ts';
import { countFailedJobs, hurryJob, selectFailedJobs } from './failed-jobs.store.ts';
import { failureText, jobText } from './job-texts.ts';

/** Background work that failed (docs/domain/shop-users.md §12). */
export function failedJobsRoutes(app: App): void {
  route(app, '/api/OpsJob/GetPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const [rows, count] = [await selectFailedJobs(ctx, spanOf(page)), await countFailedJobs(ctx)];
    return {
      resultData: rows.map(({ kind, lastError, createdAt, dueAt, ...row }) => ({
        ...row,
        name: jobText(kind),
        reason: failureText(lastError),
        createTime: shanghaiTime(createdAt),
        nextTime: shanghaiTime(dueAt),
      })),
      ...countedPageOf(page, count),
    };
  });
  route(app, '/api/OpsJob/Retry', async (ctx, { data }) => {
    const job = await hurryJob(ctx, data);
    if (!job) throw refuse.notFound();
    await writeAudit(ctx, {
      subject: `job ${data.jobId}`,
      before: null,
      after: { jobName: jobText(job.kind), jobSubject: job.subject },
    });
    nudge();
    return { resultData: { nextTime: shanghaiTime(ctx.now) } };
  });
}
