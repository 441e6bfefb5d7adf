import { type App, route } from '../../http/route.ts';
import { cancelOwnExport, listOwnExports, readOwnExport } from './read-exports.ts';

/** Sheets somebody has asked for (docs/domain/shop-users.md §14). */
export function exportsRoutes(app: App): void {
  route(app, '/api/OpsExport/GetPage', (ctx, { pageIndex = 1, pageSize }) =>
    listOwnExports(ctx, { pageIndex, pageSize }),
  );
  route(app, '/api/OpsExport/GetModel', async (ctx, { data }) => ({
    resultData: await readOwnExport(ctx, data.exportId),
  }));
  route(app, '/api/OpsExport/Cancel', async (ctx, { data }) => ({
    resultData: await cancelOwnExport(ctx, data.exportId),
  }));
}
