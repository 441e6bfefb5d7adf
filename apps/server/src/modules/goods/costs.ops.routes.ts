import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { selectCostHistory } from '../pricing/index.ts';
import { selectItemFacts } from './goods-run.store.ts';
import { saveItemCosts } from './save-costs.ts';

/** 进价 (docs/domain/money.md §9). */
export function costsRoutes(app: App): void {
  route(app, '/api/OpsGoods/SaveCosts', async (ctx, { data }) => ({ resultData: await saveItemCosts(ctx, data) }));

  route(app, '/api/OpsGoods/GetCostHistory', async (ctx, { data: { itemId } }) => {
    const items = await selectItemFacts(ctx, [itemId], { isLocked: false });
    if (!items.has(itemId)) throw refuse.notFound();
    const rows = await selectCostHistory(ctx, itemId);
    return {
      resultData: rows.map(({ validFrom, validTo, ...row }) => ({
        ...row,
        beginTime: shanghaiTime(validFrom),
        endTime: validTo ? shanghaiTime(validTo) : '',
      })),
    };
  });
}
