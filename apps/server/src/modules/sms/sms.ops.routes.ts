import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { beginSmsCheck, checkSmsService } from './check-sms-service.ts';
import { listSmsServices, saveSmsService } from './save-sms-service.ts';

/** Who sends the shop's text messages (docs/domain/sms.md §1). */
export function smsRoutes(app: App): void {
  route(app, '/api/OpsSms/GetList', async (ctx) => ({ resultData: await listSmsServices(ctx) }));
  route(app, '/api/OpsSms/Save', async (ctx, { data }) => ({ resultData: await saveSmsService(ctx, data) }));
  routeWithSteps(app, '/api/OpsSms/Check', {
    begin: (ctx, { data: { provider } }) => beginSmsCheck(ctx, provider),
    finish: async (steps, begun) => ({ resultData: await checkSmsService(steps, begun) }),
  });
}
