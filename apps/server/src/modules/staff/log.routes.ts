import { countedPageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { exportLog, toLogFilter } from './export-log.ts';
import { countLog, selectLog, selectShopPeople } from './log.store.ts';
import { toLogRecords } from './log-records.ts';

/** What was done from the console, by whom and from where (docs/domain/shop-users.md §5). */
export function logRoutes(app: App): void {
  route(app, '/api/OpsLog/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const filter = toLogFilter(reqData, searchKey);
    const page = { pageIndex, pageSize };
    const [rows, count] = await Promise.all([selectLog(ctx, filter, spanOf(page)), countLog(ctx, filter)]);
    return {
      resultData: await toLogRecords(ctx, rows),
      ...countedPageOf(page, count),
    };
  });
  route(app, '/api/OpsLog/Export', async (ctx, body) => ({ resultData: await exportLog(ctx, body) }));
  route(app, '/api/OpsLog/GetPeople', async (ctx) => ({ resultData: await selectShopPeople(ctx) }));
}
