import { plannedPriceText, type PlannedPriceName, tiersText } from '@jicai/domain/money/price-plans.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type ChangeSubject, requestChange } from '../changes/index.ts';
import type { NewPlan } from './price-plans.store.ts';
import { holdItem, keepPlan, planTexts, requireNoClash } from './price-plans.ts';
import type { PricedItem } from './selling-prices.store.ts';

type Asked = Omit<NewPlan, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string | null };
type Tiers = NewPlan['tiers'];

/** A plan under the margin line waits for a second person (docs/domain/money.md §14); the caller holds the item. */
export async function askForPlan(
  ctx: Ctx,
  {
    item,
    plan: { itemId, price, priceFen, tiers, startsAt, endsAt, accountId, userName },
    reason,
  }: { item: PricedItem; plan: NewPlan; reason: string },
): Promise<{ changeId: string }> {
  const plan = {
    itemId,
    price,
    priceFen,
    tiers,
    startsAt,
    endsAt: endsAt ?? null,
    isAgreed: true,
    accountId,
    userName,
  };
  return requestChange(ctx, {
    kind: 'goods.plan',
    subjectId: ctx.newId(),
    subjectName: `${item.itemNo} ${plannedPriceText(price)}`,
    before: standing(item, price, tiers),
    after: { ...planTexts(plan), priceRows: plan },
    reason,
    requester: { accountId, userName },
  });
}

/** The same plan after a second person has agreed; one whose beginning is past begins at once. */
export const planChange: ChangeSubject = {
  async lock(ctx, _subjectId, after) {
    const { itemId, price, tiers } = planIn(after);
    return standing(await holdItem(ctx, itemId), price, tiers);
  },
  async apply(ctx, { after }) {
    const plan = planIn(after);
    if (plan.endsAt && plan.endsAt <= ctx.now)
      throw refuse.statementChanged({ text: '结束时间已过，请撤回后重新提交' });
    const { itemNo } = await holdItem(ctx, plan.itemId);
    await requireNoClash(ctx, plan);
    await keepPlan(ctx, itemNo, plan);
  },
};

const standing = (item: PricedItem, price: PlannedPriceName, tiers: Tiers): Record<string, string> => ({
  [plannedPriceText(price)]: item[price] === null ? '' : moneyText(item[price]),
  ...(tiers && { 阶梯价: tiersText(item.tiers) }),
});

/** As {@link askForPlan} stored it: JSON has times as text. */
function planIn(after: Record<string, unknown>) {
  const plan = after['priceRows'] as Asked;
  return { ...plan, startsAt: new Date(plan.startsAt), endsAt: plan.endsAt === null ? null : new Date(plan.endsAt) };
}
