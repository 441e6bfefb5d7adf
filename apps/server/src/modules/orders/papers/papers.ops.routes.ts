import { type App, route } from '../../../http/route.ts';
import { exportDelivery } from './delivery.ts';
import { exportLabels } from './labels.ts';
import { exportPicking } from './picking.ts';

/** What a warehouse prints (docs/domain/papers.md §7–§9). */
export function papersRoutes(app: App): void {
  route(app, '/api/OpsOrder/ExportPicking', async (ctx, { data }) => ({ resultData: await exportPicking(ctx, data) }));
  route(app, '/api/OpsOrder/ExportDelivery', async (ctx, { data }) => ({
    resultData: await exportDelivery(ctx, data),
  }));
  route(app, '/api/OpsOrder/ExportLabels', async (ctx, { data }) => ({ resultData: await exportLabels(ctx, data) }));
}
