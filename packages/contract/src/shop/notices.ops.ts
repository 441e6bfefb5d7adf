import { longestNoticeTitle, noticeStates } from '@jicai/domain/shop/notice-form.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const view = { access: { ops: 'ops.content.view' } } as const;
const edit = { access: { ops: 'ops.content.edit' }, requestId: 'required' } as const;
const zState = zCode(noticeStates);

const zNotice = z.object({
  noticeId: z.string(),
  noticeTitle: z.string(),
  beginTime: z.string(),
  /** '' for none. */
  endTime: z.string(),
  noticeState: zState,
  userName: z.string(),
  /** When it was changed last; a save names it, '6' where it was changed since. */
  changedMs: z.number().int(),
});

/** Notices as the shop's operators keep them (docs/domain/content.md §2). */
export const noticesOps = {
  /** The one that begins last first. `searchKey`: a part of the title. */
  '/api/OpsNotice/GetPage': endpoint({
    ...view,
    body: pageQuery({ noticeState: optional.code(noticeStates) }, 20),
    result: z.array(zNotice),
    extra: pageExtra,
  }),
  '/api/OpsNotice/GetModel': endpoint({
    ...view,
    body: command({ noticeId: zId }),
    result: zNotice.extend({ content: z.string() }),
  }),
  /** Adds one, or changes one. Without a beginning it is shown at once. The text is sanitised. '4' by field. */
  '/api/OpsNotice/Save': endpoint({
    ...edit,
    body: command({
      noticeId: optional.id,
      noticeTitle: zText.min(2, '请填写标题').max(longestNoticeTitle, `标题最多${longestNoticeTitle}字`),
      content: zText.min(1, '请填写正文').max(100_000, '正文过长'),
      beginTime: optional.text(19),
      endTime: optional.text(19),
      changedMs: z.number().int().min(0),
    }),
    result: z.object({ noticeId: z.string(), changedMs: z.number().int() }),
  }),
  '/api/OpsNotice/Delete': endpoint({
    ...edit,
    body: command({ noticeId: zId, changedMs: z.number().int().min(0) }),
    result: z.null(),
  }),
};
