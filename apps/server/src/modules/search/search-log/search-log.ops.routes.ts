import { type App, route } from '../../../http/route.ts';
import { exportWords } from './export-report.ts';
import { getReport, getWord } from './get-report.ts';
import type { SearchLog } from './search-log.ts';

export function searchLogOpsRoutes(app: App, log: SearchLog): void {
  route(app, '/api/OpsSearch/GetReport', async (ctx, { reqData }) => {
    await log.writeOut(ctx);
    return { resultData: await getReport(ctx, reqData) };
  });
  route(app, '/api/OpsSearch/GetWord', async (ctx, { reqData }) => {
    await log.writeOut(ctx);
    return { resultData: await getWord(ctx, reqData) };
  });
  route(app, '/api/OpsSearch/ExportReport', async (ctx, { reqData }) => {
    await log.writeOut(ctx);
    return { resultData: await exportWords(ctx, reqData) };
  });
}
