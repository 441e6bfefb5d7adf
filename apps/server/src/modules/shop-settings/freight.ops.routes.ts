import { type App, route } from '../../http/route.ts';
import { getFreight } from './get-freight.ts';
import { saveCarriers, savePolicy, savePromise, saveUnserved } from './save-freight.ts';

/** Freight, areas and promises of the shop (docs/domain/money.md §3, docs/domain/orders.md §11). */
export function freightRoutes(app: App): void {
  route(app, '/api/OpsFreight/GetModel', async (ctx) => ({ resultData: await getFreight(ctx) }));
  route(app, '/api/OpsFreight/SavePolicy', async (ctx, { data }) => ({ resultData: await savePolicy(ctx, data) }));
  route(app, '/api/OpsFreight/SaveUnserved', async (ctx, { data }) => ({ resultData: await saveUnserved(ctx, data) }));
  route(app, '/api/OpsFreight/SaveCarriers', async (ctx, { data }) => ({ resultData: await saveCarriers(ctx, data) }));
  route(app, '/api/OpsFreight/SavePromise', async (ctx, { data }) => ({ resultData: await savePromise(ctx, data) }));
}
