import type { BodyOf } from '@jicai/contract/index.ts';
import { areTiers } from '@jicai/domain/money/contract-rows.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { plannedPriceText } from '@jicai/domain/money/price-plans.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  askForPlan,
  endHeld,
  holdItem,
  holdPlan,
  isUnderLine,
  keepPlan,
  requireNoClash,
  updatePlan,
} from '../goods-writing/index.ts';

const mostDaysAhead = 366;

/**
 * 定时调价: a price that begins by itself, and may end by itself. Under the margin line it waits for a second person first.
 * Refused as notFound, badInput by field, statementChanged where another plan of the same price is for the same time.
 */
export async function planPrice(
  ctx: SignedInCtx,
  { itemId, price, priceFen, tiers, reason, ...times }: BodyOf<'/api/OpsGoods/SavePlan'>['data'],
): Promise<{ planId?: string; changeId?: string }> {
  const span = spanOf(ctx, times);
  if (tiers && price !== 'enterpriseFen') throw badField('tiers', '阶梯价只随企业价调整');
  if (tiers && !areTiers(tiers)) throw badField('tiers', '阶梯价的数量应逐级增加');
  const item = await holdItem(ctx, itemId);
  const { accountId, userName } = ctx.actor;
  const plan = { itemId, price, priceFen, tiers: tiers ?? null, ...span, isAgreed: false, accountId, userName };
  await requireNoClash(ctx, plan);
  return (await isUnderLine(ctx, item, { price, fen: priceFen, tiers }))
    ? askForPlan(ctx, { item, plan, reason: reason || underLineText })
    : keepPlan(ctx, item.itemNo, plan);
}

function spanOf(ctx: Ctx, { startTime, endTime }: { startTime: string; endTime: string }) {
  const startsAt = fromShanghai(startTime);
  if (!startsAt || startsAt <= ctx.now) throw badField('startTime', '开始时间应在现在之后');
  if (startsAt.getTime() > ctx.now.getTime() + mostDaysAhead * dayMs) throw badField('startTime', '最多提前一年');
  if (endTime === '') return { startsAt, endsAt: null };
  const endsAt = fromShanghai(endTime);
  if (!endsAt || endsAt <= startsAt) throw badField('endTime', '结束时间应在开始之后');
  return { startsAt, endsAt };
}

/** Takes back a plan that has not begun; ends one that holds, so that the price before returns. Refused as notFound, stateChanged. */
export async function cancelPlan(ctx: SignedInCtx, planId: string): Promise<void> {
  const held = await holdPlan(ctx, planId);
  if (!held) throw refuse.notFound();
  const { plan, item } = held;
  if (plan.state === 'held') {
    await endHeld(ctx, held);
    return;
  }
  if (plan.state !== 'planned') throw refuse.stateChanged({ text: '这个定时调价已经结束' });
  await updatePlan(ctx, planId, { state: 'dropped' });
  const before = { [`定时${plannedPriceText(plan.price)}`]: moneyText(plan.priceFen) };
  await writeAudit(ctx, { subject: `plan ${item.itemNo}`, before, after: null });
}
