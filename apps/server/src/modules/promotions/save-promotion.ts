import type { BodyOf } from '@jicai/contract/index.ts';
import { mostPromotions, promotionFault, promotionScopeTexts } from '@jicai/domain/money/promotions.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { spanFault } from '@jicai/domain/shop/notice-form.ts';
import { fromShanghai, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  countOpenPromotions,
  countScopeIds,
  lockPromotion,
  type PromotionRow,
  savePromotion,
  setPromotionStopped,
} from '../pricing/index.ts';

interface Changed {
  promotionId: string;
  changedMs: number;
}

/** Adds a rule, or changes one; orders that were placed stay as they are. Refused with notFound, outdated, badInput by field. */
export async function changePromotion(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsPromotion/Save'>['data'],
): Promise<Changed> {
  const before = input.promotionId ? await lockKnown(ctx, input.promotionId, input.changedMs) : undefined;
  const { scope, thresholdFee: thresholdFen, offFee: offFen } = input;
  const scopeIds = scope === 'all' ? [] : [...new Set(input.scopeIds)];
  const fault = promotionFault({ thresholdFen, offFen, scope, scopeIds });
  if (fault) throw badField(fault.field, fault.text);
  if ((await countScopeIds(ctx, scope, scopeIds)) < scopeIds.length) throw badField('scopeIds', '范围里有已删除的项');
  const beginsAt = instantAt('beginTime', input.beginTime) ?? before?.beginsAt ?? ctx.now;
  const endsAt = instantAt('endTime', input.endTime) ?? null;
  const wrongSpan = spanFault({ beginsAt, endsAt });
  if (wrongSpan) throw badField('endTime', wrongSpan);
  if (!before && (await countOpenPromotions(ctx)) >= mostPromotions)
    throw badField('promotionTitle', `同时最多 ${mostPromotions} 个满减`);
  const values = { title: input.promotionTitle, thresholdFen, offFen, scope, scopeIds, beginsAt, endsAt };
  const promotionId = await savePromotion(ctx, before?.promotionId, values);
  const after = await lockPromotion(ctx, promotionId);
  await writeAudit(ctx, {
    subject: `promotion ${values.title}`,
    before: before ? told(before) : null,
    after: after ? told(after) : null,
  });
  return { promotionId, changedMs: ctx.now.getTime() };
}

/** Stops a rule, or lets it go on. Refused with notFound and outdated. */
export async function stopPromotion(
  ctx: SignedInCtx,
  { promotionId, isStopped, changedMs }: BodyOf<'/api/OpsPromotion/SetState'>['data'],
): Promise<Changed> {
  const before = await lockKnown(ctx, promotionId, changedMs);
  await setPromotionStopped(ctx, promotionId, isStopped);
  await writeAudit(ctx, {
    subject: `promotion ${before.title}`,
    before: { 停用: before.state === 'stopped' },
    after: { 停用: isStopped },
  });
  return { promotionId, changedMs: ctx.now.getTime() };
}

async function lockKnown(ctx: SignedInCtx, promotionId: string, changedMs: number): Promise<PromotionRow> {
  const promotion = await lockPromotion(ctx, promotionId);
  if (!promotion) throw refuse.notFound();
  if (promotion.changedAt.getTime() !== changedMs) throw refuse.outdated();
  return promotion;
}

function instantAt(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = fromShanghai(text);
  if (!at) throw badField(field, '请填写正确的时间');
  return at;
}

const told = ({ title, thresholdFen, offFen, scope, scopeNames, beginsAt, endsAt }: PromotionRow) => ({
  名称: title,
  满减: `满 ${moneyText(thresholdFen)} 减 ${moneyText(offFen)}`,
  范围: scope === 'all' ? promotionScopeTexts.all : `${promotionScopeTexts[scope]}：${scopeNames.join('、')}`,
  开始: shanghaiTime(beginsAt),
  结束: endsAt ? shanghaiTime(endsAt) : '长期',
});
