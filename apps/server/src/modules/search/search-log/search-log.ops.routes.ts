import { type App, route } from '../../../http/route.ts';
import { getReport } from './get-report.ts';
import type { SearchLog } from './search-log.ts';

export function searchLogOpsRoutes(app: App, log: SearchLog): void {
  route(app, '/api/OpsSearch/GetReport', async (ctx, { reqData }) => {
    await log.writeOut(ctx);
    return { resultData: await getReport(ctx, reqData) };
  });
}
