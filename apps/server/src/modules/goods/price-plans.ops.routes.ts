import { isStanding, plannedPriceText, planStateTexts } from '@jicai/domain/money/price-plans.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { selectPlanPage } from '../goods-writing/index.ts';
import { cancelPlan, planPrice } from './plan-price.ts';

/** 定时调价 (docs/domain/money.md §14). */
export function pricePlansRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetPlanPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectPlanPage(ctx, { ...reqData, searchKey }, spanOf(page));
    return { resultData: rows.map(toPlan), ...pageOf(page, total) };
  });
  route(app, '/api/OpsGoods/SavePlan', async (ctx, { data }) => ({ resultData: await planPrice(ctx, data) }));
  route(app, '/api/OpsGoods/CancelPlan', async (ctx, { data: { planId } }) => {
    await cancelPlan(ctx, planId);
    return { resultData: null };
  });
}

const toPlan = ({ plan, priceNow, ...item }: Awaited<ReturnType<typeof selectPlanPage>>['rows'][number]) => ({
  ...item,
  planId: plan.id,
  itemId: plan.itemId,
  priceName: plannedPriceText(plan.price),
  priceFen: plan.priceFen,
  ...(plan.tiers && { tiers: plan.tiers }),
  /** Of one that has begun: what it took the place of; else what holds now. */
  beforeFen: plan.state === 'planned' || plan.state === 'asked' ? priceNow : plan.stoodFen,
  state: plan.state,
  stateText: planStateTexts[plan.state],
  mayCancel: isStanding(plan.state),
  startTime: shanghaiTime(plan.startsAt),
  endTime: plan.endsAt ? shanghaiTime(plan.endsAt) : '',
  userName: plan.userName,
});
