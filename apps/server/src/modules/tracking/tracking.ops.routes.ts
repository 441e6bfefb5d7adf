import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { beginCheck, listConnections, recordCheck, saveConnection } from '../connections/index.ts';
import { askTrackService } from './check-track-service.ts';
import { trackKind } from './track-services.store.ts';

/** Who follows the shop's parcels (docs/domain/tracking.md §1). */
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
}
