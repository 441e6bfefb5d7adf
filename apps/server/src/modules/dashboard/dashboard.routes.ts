import { type App, route } from '../../http/route.ts';
import { toSummary } from './dashboard.wire.ts';
import { getSummary } from './get-summary.ts';

export function dashboardRoutes(app: App): void {
  route(app, '/api/Dashboard/GetSummary', async (ctx, { reqData }) => ({
    resultData: toSummary(ctx, await getSummary(ctx, reqData)),
  }));
}
