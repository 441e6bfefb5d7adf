import { promotionScopes, promotionStateTexts } from '@jicai/domain/money/promotions.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFlag, zId, zText } from '../wire/body.ts';
import { zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const view = { access: { ops: 'ops.promotion.view' } } as const;
const edit = { access: { ops: 'ops.promotion.edit' }, requestId: 'required' } as const;
const zAmount = z.number().int().min(0).max(99_999_999);
const zState = zNameOf(promotionStateTexts);
const changed = z.object({ promotionId: z.string(), changedMs: z.number().int() });

const zPromotion = z.object({
  promotionId: z.string(),
  promotionTitle: z.string(),
  thresholdFee: z.number().int(),
  offFee: z.number().int(),
  scope: z.enum(promotionScopes),
  scopeIds: z.array(z.string()),
  /** What its scope names. */
  scopeNames: z.array(z.string()),
  beginTime: z.string(),
  /** '' for none. */
  endTime: z.string(),
  promotionState: zState,
  userName: z.string(),
  /** When it was changed last; a save names it, '6' where it was changed since. */
  changedMs: z.number().int(),
});

/** 满减 as the shop's operators keep it (docs/domain/money.md §13). */
export const promotionsOps = {
  /** The newest first. `searchKey`: a part of the title. */
  '/api/OpsPromotion/GetPage': endpoint({
    ...view,
    body: pageQuery({ promotionState: optional.name(promotionStateTexts) }, 20),
    result: z.array(zPromotion),
    extra: pageExtra,
  }),
  /** Adds one, or changes one. Without a beginning it holds at once. '4' by field. */
  '/api/OpsPromotion/Save': endpoint({
    ...edit,
    body: command({
      promotionId: optional.id,
      promotionTitle: zText.min(2, '请填写名称').max(30, '名称最多30字'),
      thresholdFee: zAmount,
      offFee: zAmount,
      scope: z.enum(promotionScopes),
      scopeIds: z.array(zId).max(100, '最多选择100个'),
      beginTime: optional.text(19),
      endTime: optional.text(19),
      changedMs: z.number().int().min(0),
    }),
    result: changed,
  }),
  /** Stops one, or lets it go on. */
  '/api/OpsPromotion/SetState': endpoint({
    ...edit,
    body: command({ promotionId: zId, isStopped: zFlag, changedMs: z.number().int().min(0) }),
    result: changed,
  }),
};
