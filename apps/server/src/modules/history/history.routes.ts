import { shanghaiTime } from '@jicai/domain/shanghai-time.ts';
import { Refusal } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { listSkuCards, listSkuFacts } from '../catalog/index.ts';
import { deleteBrowsed, deleteOldBrowsed, selectBrowsed, upsertBrowsed } from './history.store.ts';

const keptItems = 200;

export function historyRoutes(app: App): void {
  route(app, '/api/CustBrowsing/Submit', async (ctx, { data }) => {
    if (!(await listSkuFacts(ctx, [data.itemId])).has(data.itemId)) throw new Refusal('5');
    await upsertBrowsed(ctx, data.itemId);
    await deleteOldBrowsed(ctx, keptItems);
    return { resultData: {} };
  });

  route(app, '/api/CustBrowsing/GetPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const { browsed, total } = await selectBrowsed(ctx, { limit: pageSize, offset: (pageIndex - 1) * pageSize });
    const cards = await listSkuCards(
      ctx,
      browsed.map((row) => row.itemId),
    );
    const timeOf = new Map(browsed.map((row) => [row.itemId, row.browsedAt]));
    const resultData = cards.map((card) => ({ ...card, browseTime: shanghaiTime(timeOf.get(card.itemId) ?? ctx.now) }));
    return { resultData, totalCount: total, pageIndex, pageSize, isTotalCapped: undefined, nextCursor: undefined };
  });

  route(app, '/api/CustBrowsing/Delete', async (ctx, { data }) => ({
    resultData: { deleted: await deleteBrowsed(ctx, data.itemIds) },
  }));
}
