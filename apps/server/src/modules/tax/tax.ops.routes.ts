import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { listConnections, recordCheck, saveConnection } from '../connections/index.ts';
import { askTaxService, beginTaxCheck } from './check-tax-service.ts';
import { taxKind } from './tax-services.store.ts';

/** Who issues the shop's invoices (docs/domain/invoices.md §7). */
export function taxRoutes(app: App): void {
  route(app, '/api/OpsTax/GetList', async (ctx) => ({
    resultData: await listConnections(ctx, taxKind, ctx.deps.tax.local !== undefined),
  }));
  route(app, '/api/OpsTax/Save', async (ctx, { data }) => ({ resultData: await saveConnection(ctx, taxKind, data) }));
  routeWithSteps(app, '/api/OpsTax/Check', {
    begin: (ctx, { data: { provider } }) => beginTaxCheck(ctx, provider),
    finish: async (steps, begun) => ({
      resultData: await recordCheck(steps, taxKind, begun.provider, await askTaxService(steps, begun)),
    }),
  });
}
