import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { listSkuCards, listSkuFacts } from '../catalog/index.ts';
import {
  deleteBrowsed,
  deleteOldBrowsed,
  selectBrowsed,
  selectRecording,
  updateRecording,
  upsertBrowsed,
} from './history.store.ts';

const keptItems = 200;

export function historyRoutes(app: App): void {
  route(app, '/api/CustBrowsing/Submit', async (ctx, { data }) => {
    if (!(await listSkuFacts(ctx, [data.itemId])).has(data.itemId)) throw refuse.notFound();
    const mayLookBack = ctx.actor.permissions.has('history.view');
    if (!mayLookBack || !(await selectRecording(ctx))) return { resultData: {} };
    await upsertBrowsed(ctx, data.itemId);
    await deleteOldBrowsed(ctx, keptItems);
    return { resultData: {} };
  });

  route(app, '/api/CustBrowsing/GetPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const [{ browsed, total }, isRecording] = await Promise.all([
      selectBrowsed(ctx, spanOf(page)),
      selectRecording(ctx),
    ]);
    const cards = await listSkuCards(
      ctx,
      browsed.map((row) => row.itemId),
    );
    const timeOf = new Map(browsed.map((row) => [row.itemId, row.browsedAt]));
    const resultData = cards.map((card) => ({ ...card, browseTime: shanghaiTime(timeOf.get(card.itemId) ?? ctx.now) }));
    return { resultData, ...pageOf(page, total), isRecording };
  });

  route(app, '/api/CustBrowsing/SetRecording', async (ctx, { data }) => {
    await updateRecording(ctx, data.isRecording);
    return { resultData: { isRecording: data.isRecording } };
  });

  route(app, '/api/CustBrowsing/Delete', async (ctx, { data }) => ({
    resultData: { deleted: await deleteBrowsed(ctx, data.itemIds) },
  }));
}
