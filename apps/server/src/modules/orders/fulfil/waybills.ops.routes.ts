import { type App, route } from '../../../http/route.ts';
import { routeWithSteps } from '../../../http/route-with-steps.ts';
import { beginCancel, finishCancel } from './cancel-waybill.ts';
import { openLabel, readWaybillNumber } from './read-waybill.ts';
import { beginTake, finishTake } from './take-waybill.ts';

/** Waybill numbers by the supplier's contracts with couriers (docs/domain/tracking.md §3). */
export function waybillsOpsRoutes(app: App): void {
  route(app, '/api/OpsOrder/GetWaybillNumber', async (ctx, { data }) => ({
    resultData: await readWaybillNumber(ctx, data.orderNo),
  }));
  route(app, '/api/OpsOrder/OpenWaybillLabel', async (ctx, { data }) => ({
    resultData: { labelUrl: await openLabel(ctx, data) },
  }));
  routeWithSteps(app, '/api/OpsOrder/TakeWaybillNumber', {
    begin: (ctx, { data }) => beginTake(ctx, data),
    finish: async (steps, begun) => ({ resultData: await finishTake(steps, begun) }),
  });
  routeWithSteps(app, '/api/OpsOrder/CancelWaybillNumber', {
    begin: (ctx, { data }) => beginCancel(ctx, data),
    finish: async (steps, begun) => ({ resultData: await finishCancel(steps, begun) }),
  });
}
