import { type App, route } from '../../../http/route.ts';
import { routeWithSteps } from '../../../http/route-with-steps.ts';
import { beginCheck, checkMerchant } from './check-merchant.ts';
import { listMerchants, saveMerchant } from './save-merchant.ts';

/** Where the shop's money comes in (docs/domain/payments.md §8). */
export function merchantsRoutes(app: App): void {
  route(app, '/api/OpsMerchant/GetList', async (ctx) => ({ resultData: await listMerchants(ctx) }));
  route(app, '/api/OpsMerchant/Save', async (ctx, { data }) => ({ resultData: await saveMerchant(ctx, data) }));
  routeWithSteps(app, '/api/OpsMerchant/Check', {
    begin: (ctx, { data: { channel } }) => beginCheck(ctx, channel),
    finish: async (steps, begun) => ({ resultData: await checkMerchant(steps, begun) }),
  });
}
