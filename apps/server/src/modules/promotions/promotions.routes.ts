import { isPromoted } from '@jicai/domain/money/promotions.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { listSkuFacts } from '../catalog/index.ts';
import {
  listCategoryChains,
  listPromotions,
  listRunningPromotions,
  type PromotionRow,
  resolvePrices,
  type RunningPromotion,
} from '../pricing/index.ts';
import { changePromotion, stopPromotion } from './save-promotion.ts';

/** 满减, for buyers and for the operators who keep it (docs/domain/money.md §13). */
export function promotionsRoutes(app: App): void {
  route(app, '/api/EcmPromotion/GetList', async (ctx, { reqData }) => ({
    resultData: (await listForItem(ctx, reqData.itemId)).map(toPromotion),
  }));

  route(app, '/api/OpsPromotion/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await listPromotions(ctx, { state: reqData.promotionState, searchKey }, spanOf(page));
    return { resultData: rows.map(toRow), ...pageOf(page, total) };
  });
  route(app, '/api/OpsPromotion/Save', async (ctx, { data }) => ({ resultData: await changePromotion(ctx, data) }));
  route(app, '/api/OpsPromotion/SetState', async (ctx, { data }) => ({ resultData: await stopPromotion(ctx, data) }));
}

async function listForItem(ctx: Ctx, itemId: string): Promise<RunningPromotion[]> {
  const running = await listRunningPromotions(ctx);
  const fact = running.length > 0 ? (await listSkuFacts(ctx, [itemId])).get(itemId) : undefined;
  if (!fact) return [];
  const chains = await listCategoryChains(ctx, [fact.categoryId]);
  const price = (await resolvePrices(ctx, [{ itemId, qty: fact.minQty }])).get(itemId);
  const line = {
    goodsFen: 0,
    priceSource: price?.source ?? '',
    isForSale: true,
    categoryIds: chains.get(fact.categoryId) ?? [],
    brandId: fact.brandId,
    supplierId: fact.supplierId,
  };
  return running.filter((promotion) => isPromoted(promotion, line));
}

const toPromotion = ({ promotionId, title, thresholdFen, offFen, endsAt }: RunningPromotion) => ({
  promotionId,
  promotionTitle: title,
  thresholdFee: thresholdFen,
  offFee: offFen,
  endTime: endsAt ? shanghaiTime(endsAt) : '',
});

const toRow = ({ title, thresholdFen, offFen, beginsAt, endsAt, state, changedAt, ...row }: PromotionRow) => ({
  ...row,
  promotionTitle: title,
  thresholdFee: thresholdFen,
  offFee: offFen,
  beginTime: shanghaiTime(beginsAt),
  endTime: endsAt ? shanghaiTime(endsAt) : '',
  promotionState: state,
  changedMs: changedAt.getTime(),
});
