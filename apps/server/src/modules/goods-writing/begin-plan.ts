import { underLineText } from '@jicai/domain/money/margin-line.ts';
import {
  mayReturn,
  type PlannedPrice,
  plannedPriceText,
  tiersText,
  withPrice,
} from '@jicai/domain/money/price-plans.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { replaceTiers } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { askForPlan } from './plan-change.ts';
import { type PlanRow, selectPlan, selectStandingPlans, updatePlan } from './price-plans.store.ts';
import { holdItem, isUnderLine } from './price-plans.ts';
import { type PricedItem, updateSellingPrices } from './selling-prices.store.ts';

/** Timer `price.begin`: a planned price takes the place of what holds; under the margin line a second person is asked. */
export async function beginPlan(ctx: Ctx, planId: string): Promise<void> {
  const held = await holdPlan(ctx, planId);
  if (held?.plan.state !== 'planned') return;
  const { plan } = held;
  if (plan.endsAt && plan.endsAt <= ctx.now) return updatePlan(ctx, planId, { state: 'ended' });
  const item = await endThoseOver(ctx, held);
  const { price, priceFen: fen, tiers } = plan;
  if (!plan.isAgreed && (await isUnderLine(ctx, item, { price, fen, tiers }))) {
    await updatePlan(ctx, planId, { state: 'asked' });
    await askForPlan(ctx, { item, plan, reason: underLineText });
    return;
  }
  await updatePlan(ctx, planId, {
    state: plan.endsAt ? 'held' : 'done',
    stoodFen: item[price],
    stoodTiers: tiers && item.tiers,
  });
  await setPrice(ctx, item, { price, fen, tiers });
}

/** A plan that ends at the minute another begins is over before it, whichever job comes first. */
async function endThoseOver(ctx: Ctx, { plan, item }: HeldPlan): Promise<PricedItem> {
  const standing = await selectStandingPlans(ctx, [item.itemId]);
  const over = standing.find(
    ({ price, state, endsAt }) => price === plan.price && state === 'held' && endsAt && endsAt <= plan.startsAt,
  );
  return over ? endHeld(ctx, { plan: over, item }) : item;
}

/** Timer `price.end`: what stood before the plan comes back, unless somebody has changed the price since. */
export async function endPlan(ctx: Ctx, planId: string): Promise<void> {
  const held = await holdPlan(ctx, planId);
  if (held?.plan.state === 'held') await endHeld(ctx, held);
}

/** Ends a plan that holds; answers the item as it is from then on. */
export async function endHeld(ctx: Ctx, { plan, item }: HeldPlan): Promise<PricedItem> {
  const isBack = mayReturn(item, plan);
  await updatePlan(ctx, plan.id, { state: isBack ? 'ended' : 'overtaken' });
  return isBack ? setPrice(ctx, item, { price: plan.price, fen: plan.stoodFen, tiers: plan.stoodTiers }) : item;
}

export interface HeldPlan {
  plan: PlanRow;
  item: PricedItem;
}

/** A plan with its item, both held. */
export async function holdPlan(ctx: Ctx, planId: string): Promise<HeldPlan | undefined> {
  const named = await selectPlan(ctx, planId);
  if (!named) return undefined;
  const item = await holdItem(ctx, named.itemId);
  // Once more, now that nobody else may change it.
  const plan = await selectPlan(ctx, planId);
  return plan && { plan, item };
}

async function setPrice(ctx: Ctx, item: PricedItem, planned: PlannedPrice): Promise<PricedItem> {
  const { price, tiers } = planned;
  const after = withPrice(item, planned);
  await updateSellingPrices(ctx, [after]);
  if (tiers) await replaceTiers(ctx, [{ itemId: item.itemId, tiers }]);
  await indexItems(ctx, [item.itemId]);
  const textOf = (of: PricedItem) => ({
    [plannedPriceText(price)]: of[price] === null ? '无' : moneyText(of[price]),
    ...(tiers && { 阶梯价: tiersText(of.tiers) }),
  });
  await writeAudit(ctx, { subject: `plan ${item.itemNo}`, before: textOf(item), after: textOf(after) });
  return after;
}
