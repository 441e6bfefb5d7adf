import { type App, route } from '../../http/route.ts';
import { checkOwnStock, writeOwnStock } from './own-stock.ts';

/** Stock as its supplier counts it (docs/domain/suppliers.md §5). */
export function ownStockRoutes(app: App): void {
  route(app, '/api/OpsOwn/GetStockCheck', async (ctx, { data }) => ({ resultData: await checkOwnStock(ctx, data) }));

  route(app, '/api/OpsOwn/WriteStock', async (ctx, { data }) => ({ resultData: await writeOwnStock(ctx, data) }));
}
