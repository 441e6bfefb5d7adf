import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { adjustStock } from './adjust-stock.ts';
import { getPlace, setPlace } from './set-place.ts';
import { selectLedger, selectStockRow } from './stock.store.ts';

export function stockOpsRoutes(app: App): void {
  route(app, '/api/OpsStock/Adjust', async (ctx, { data }) => ({ resultData: await adjustStock(ctx, data) }));

  route(app, '/api/OpsStock/SetPlace', async (ctx, { data }) => ({ resultData: await setPlace(ctx, data) }));

  route(app, '/api/OpsStock/GetLedger', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const { itemId } = reqData;
    const page = { pageIndex, pageSize };
    const [row, { entries, total }, shelf] = await Promise.all([
      selectStockRow(ctx, itemId),
      selectLedger(ctx, { itemId, ...spanOf(page) }),
      getPlace(ctx, itemId),
    ]);
    if (!row) throw refuse.notFound();
    const { onHand, reserved, version } = row;
    return {
      resultData: entries.map(({ createdAt, ...entry }) => ({ ...entry, createTime: shanghaiTime(createdAt) })),
      ...pageOf(page, total),
      onHand,
      reserved,
      version,
      shelf,
    };
  });
}
