import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { exportReport } from './export-report.ts';
import { readCustomers } from './read-customers.ts';
import { readDelivery } from './read-delivery.ts';
import { readReturned } from './read-returned.ts';
import { toReturned } from './returned.wire.ts';
import { readSales } from './read-sales.ts';
import { readTable } from './read-table.ts';

/** Reports of the shop (docs/domain/reports.md). */
export function reportsRoutes(app: App): void {
  route(app, '/api/OpsReport/GetSales', async (ctx, { reqData }) => ({ resultData: await readSales(ctx, reqData) }));
  route(app, '/api/OpsReport/GetTable', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, totalCount, total } = await readTable(ctx, { ...reqData, page: spanOf(page) });
    return { resultData: rows, ...pageOf(page, totalCount), total };
  });
  route(app, '/api/OpsReport/GetDelivery', async (ctx, { reqData }) => ({
    resultData: await readDelivery(ctx, reqData),
  }));
  route(app, '/api/OpsReport/GetCustomers', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, totalCount } = await readCustomers(ctx, { ...reqData, page: spanOf(page) });
    return { resultData: rows, ...pageOf(page, totalCount) };
  });
  route(app, '/api/OpsReport/GetReturns', async (ctx, { reqData }) => ({
    resultData: toReturned(await readReturned(ctx, reqData)),
  }));
  route(app, '/api/OpsReport/Export', async (ctx, { reqData }) => ({ resultData: await exportReport(ctx, reqData) }));
}
