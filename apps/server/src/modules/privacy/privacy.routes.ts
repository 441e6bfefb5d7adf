import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { type App, route } from '../../http/route.ts';
import { sendOwnCode } from '../auth/index.ts';
import { closeAccount, getCloseInfo } from './close-account.ts';
import { listExports, requestExport } from './export-data.ts';

export function privacyRoutes(app: App): void {
  route(app, '/api/Account/ExportData', async (ctx) => ({ resultData: await requestExport(ctx) }));
  route(app, '/api/Account/GetExports', async (ctx) => ({ resultData: await listExports(ctx) }));
  route(app, '/api/Account/GetCloseInfo', async (ctx) => ({ resultData: await getCloseInfo(ctx) }));
  route(app, '/api/Account/SendCloseCode', async (ctx) => ({
    resultData: await sendOwnCode(ctx, smsScenes.closeAccount),
  }));
  route(app, '/api/Account/Close', async (ctx, { data }) => {
    await closeAccount(ctx, data);
    return { resultData: {} };
  });
}
