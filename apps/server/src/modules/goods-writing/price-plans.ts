import { holdUnderLine, isHeld } from '@jicai/domain/money/margin-line.ts';
import { isClash, type PlannedPrice, plannedPriceText, tiersText, withPrice } from '@jicai/domain/money/price-plans.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { selectMargins } from '../pricing/index.ts';
import { insertPlan, type NewPlan, selectStandingPlans } from './price-plans.store.ts';
import { type PricedItem, selectSellingPrices } from './selling-prices.store.ts';

/** An item, held for the rest of the transaction: whatever is done to its plans is done one after the other. */
export async function holdItem(ctx: Ctx, itemId: string): Promise<PricedItem> {
  const item = (await selectSellingPrices(ctx, { itemIds: [itemId] }, { isLocked: true })).get(itemId);
  if (!item) throw refuse.notFound();
  return item;
}

/** Refused as statementChanged where another plan of the same price is for the same time. The caller holds the item. */
export async function requireNoClash(ctx: Ctx, plan: Pick<NewPlan, 'itemId' | 'price'> & Span): Promise<void> {
  const standing = await selectStandingPlans(ctx, [plan.itemId]);
  const other = standing.find((one) => one.price === plan.price && isClash(one, plan));
  if (!other) return;
  const until = other.endsAt ? `至 ${minuteText(other.endsAt)}` : '起';
  throw refuse.statementChanged({
    text: `${minuteText(other.startsAt)} ${until} 已有${plannedPriceText(plan.price)} ${moneyText(other.priceFen)} 的定时调价，请先取消`,
  });
}

interface Span {
  startsAt: Date;
  endsAt: Date | null;
}
const minuteText = (at: Date) => shanghaiTime(at).slice(0, 16);

/** Writes a plan down, with the jobs that begin and end it. */
export async function keepPlan(ctx: Ctx, itemNo: string, plan: NewPlan & Span): Promise<{ planId: string }> {
  const planId = ctx.newId();
  await insertPlan(ctx, { ...plan, id: planId });
  await addTimer(ctx, { kind: 'price.begin', subject: planId, dueAt: plan.startsAt });
  if (plan.endsAt) await addTimer(ctx, { kind: 'price.end', subject: planId, dueAt: plan.endsAt });
  await writeAudit(ctx, { subject: `plan ${itemNo}`, before: null, after: planTexts(plan) });
  return { planId };
}

export const planTexts = ({
  price,
  priceFen,
  tiers,
  startsAt,
  endsAt,
}: Pick<NewPlan, 'price' | 'priceFen' | 'tiers'> & Span) => ({
  [`定时${plannedPriceText(price)}`]: moneyText(priceFen),
  ...(tiers && { 定时阶梯价: tiersText(tiers) }),
  开始: minuteText(startsAt),
  ...(endsAt && { 结束: minuteText(endsAt) }),
});

/** Whether an item would have a price under the margin line that a second person has to agree to. */
export async function isUnderLine(ctx: Ctx, item: PricedItem, planned: PlannedPrice): Promise<boolean> {
  const margin = (await selectMargins(ctx, [item.itemId])).get(item.itemId);
  return margin !== undefined && isHeld(holdUnderLine(item, withPrice(item, planned), margin));
}
