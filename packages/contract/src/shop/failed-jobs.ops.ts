import { z } from 'zod';
import { command, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

/** 'timer': a change that time brings about; 'effect': a call of a service outside. */
const zJobType = z.enum(['timer', 'effect']);

/** Background work that failed and is tried again (docs/domain/shop-users.md §12). */
export const failedJobsOps = {
  /** The one that failed first on top. */
  '/api/OpsJob/GetPage': endpoint({
    access: { ops: 'ops.job.view' },
    body: pageQuery({}, 20),
    result: z.array(
      z.object({
        jobType: zJobType,
        jobId: z.string(),
        name: z.string(),
        /** What it is about, such as a number. */
        subject: z.string(),
        /** Why it failed, in words for who runs the shop. */
        reason: z.string(),
        attempts: z.number().int(),
        createTime: z.string(),
        nextTime: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  /** Tried again at once; the answer says only that it is planned. Work that is done meanwhile is no longer there ('5'). */
  '/api/OpsJob/Retry': endpoint({
    access: { ops: 'ops.job.retry' },
    body: command({ jobType: zJobType, jobId: zId }),
    result: z.object({ nextTime: z.string() }),
    requestId: 'required',
  }),
};
