import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { beginCheck, listConnections, recordCheck, saveConnection } from '../connections/index.ts';
import { askTrackService } from './check-track-service.ts';
import { listContracts, removeContract, saveContract } from './save-waybill-contract.ts';
import { trackKind } from './track-services.store.ts';

/** Who follows the shop's parcels, and contracts of suppliers with couriers (docs/domain/tracking.md §1, §3). */
export function trackServiceRoutes(app: App): void {
  route(app, '/api/OpsTracking/GetList', async (ctx) => ({
    resultData: await listConnections(ctx, trackKind, ctx.deps.tracking.local !== undefined),
  }));
  route(app, '/api/OpsTracking/Save', async (ctx, { data }) => ({
    resultData: await saveConnection(ctx, trackKind, { ...data, isFirst: false }),
  }));
  routeWithSteps(app, '/api/OpsTracking/Check', {
    begin: (ctx, { data: { provider } }) => beginCheck(ctx, trackKind, provider),
    finish: async (steps, begun) => ({
      resultData: await recordCheck(steps, trackKind, begun.provider, await askTrackService(steps, begun)),
    }),
  });
  route(app, '/api/OpsTracking/GetContracts', async (ctx, { data }) => ({
    resultData: await listContracts(ctx, data.supplierId),
  }));
  route(app, '/api/OpsTracking/SaveContract', async (ctx, { data }) => ({ resultData: await saveContract(ctx, data) }));
  route(app, '/api/OpsTracking/DeleteContract', async (ctx, { data }) => {
    await removeContract(ctx, data);
    return { resultData: {} };
  });
}
