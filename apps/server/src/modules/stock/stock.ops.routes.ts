import { shanghaiTime } from '@jicai/domain/shanghai-time.ts';
import { Refusal } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { adjustStock } from './adjust-stock.ts';
import { selectLedger, selectStockRow } from './stock.store.ts';

export function stockOpsRoutes(app: App): void {
  route(app, '/api/OpsStock/Adjust', async (ctx, { data }) => ({ resultData: await adjustStock(ctx, data) }));

  route(app, '/api/OpsStock/GetLedger', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { itemId: reqData.itemId, limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const [row, { entries, total }] = await Promise.all([selectStockRow(ctx, reqData.itemId), selectLedger(ctx, page)]);
    if (!row) throw new Refusal('5');
    const { onHand, reserved, version } = row;
    return {
      resultData: entries.map(({ createdAt, ...entry }) => ({ ...entry, createTime: shanghaiTime(createdAt) })),
      totalCount: total,
      pageIndex,
      pageSize,
      isTotalCapped: undefined,
      nextCursor: undefined,
      onHand,
      reserved,
      version,
    };
  });
}
