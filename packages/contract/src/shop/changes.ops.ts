import { zCode } from '../wire/code.ts';
import { changeActionNames, changeKinds, changeStates } from '@jicai/domain/shop/change-states.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFlag, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const required = { requestId: 'required' } as const;
const zChangeState = z.object({
  changeId: z.string(),
  changeState: zCode(changeStates),
  changeStateText: z.string(),
  version: z.number().int(),
});
const zFields = z.record(z.string(), z.unknown());

/** 变更复核: what counts only once a second person of the shop has confirmed it. */
export const changesOps = {
  /** The newest first; `state` 10 待复核 20 已生效 30 已驳回 40 已撤回. */
  '/api/OpsChange/GetPage': endpoint({
    access: { ops: 'ops.change.view' },
    body: pageQuery({
      state: z.preprocess(
        (value) => (value === '' || value === null ? undefined : value),
        zCode(changeStates).optional(),
      ),
      kind: optional.oneOf(changeKinds),
    }),
    result: z.array(
      zChangeState.extend({
        kind: z.enum(changeKinds),
        kindText: z.string(),
        subjectId: z.string(),
        subjectName: z.string(),
        /** What it was and what it is to become, in the fields of its kind. */
        before: zFields,
        after: zFields,
        reason: z.string(),
        requesterName: z.string(),
        checkerName: z.string(),
        answer: z.string(),
        createTime: z.string(),
        /** Then it is withdrawn by itself. */
        endTime: z.string(),
        answerTime: z.string().optional(),
        actions: z.array(z.enum(changeActionNames)),
      }),
    ),
    extra: pageExtra,
  }),
  /** '3' for who asked for it, '8001' when its subject is no longer what it was. version: that of the request. */
  '/api/OpsChange/Answer': endpoint({
    asksPassword: true,
    access: { ops: 'ops.change.answer' },
    body: command({ changeId: zId, isAgree: zFlag, reason: optional.text(100) }),
    result: zChangeState,
    ...required,
  }),
  /** Only by who asked for it. */
  '/api/OpsChange/Withdraw': endpoint({
    access: { ops: 'ops.change.view' },
    body: command({ changeId: zId }),
    result: zChangeState,
    ...required,
  }),
};
