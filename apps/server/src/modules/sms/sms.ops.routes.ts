import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { beginCheck, listConnections, recordCheck, saveConnection } from '../connections/index.ts';
import { askProvider } from './check-sms-service.ts';
import { listSent } from './list-sent.ts';
import { smsKind } from './sms-services.store.ts';

/** Who sends the shop's text messages (docs/domain/sms.md §1). */
export function smsRoutes(app: App): void {
  route(app, '/api/OpsSms/GetList', async (ctx) => ({
    resultData: await listConnections(ctx, smsKind, ctx.deps.sms.local !== undefined),
  }));
  route(app, '/api/OpsSms/Save', async (ctx, { data }) => ({ resultData: await saveConnection(ctx, smsKind, data) }));
  route(app, '/api/OpsSms/GetSent', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) =>
    listSent(ctx, { state: reqData.state, mobile: searchKey }, { pageIndex, pageSize }),
  );
  routeWithSteps(app, '/api/OpsSms/Check', {
    begin: (ctx, { data: { provider } }) => beginCheck(ctx, smsKind, provider),
    finish: async (steps, begun) => ({
      resultData: await recordCheck(steps, smsKind, begun.provider, await askProvider(steps, begun)),
    }),
  });
}
