import { z } from 'zod';
import { command, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zTitle = z.object({ noticeId: z.string(), noticeTitle: z.string(), beginTime: z.string() });

/** What a shop tells its buyers (docs/domain/content.md §2). */
export const notices = {
  /** Those shown now, the newest first. */
  '/api/BasNotice/GetPage': endpoint({
    access: 'public',
    body: pageQuery({}, 20),
    result: z.array(zTitle),
    extra: pageExtra,
    answerCacheMs: 2000,
  }),
  /** '5' for one that is not shown now. */
  '/api/BasNotice/GetModel': endpoint({
    access: 'public',
    body: command({ noticeId: zId }),
    /** Sanitised HTML. */
    result: zTitle.extend({ content: z.string() }),
    answerCacheMs: 2000,
  }),
};
