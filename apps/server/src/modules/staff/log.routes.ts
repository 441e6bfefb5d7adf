import { logSubject } from '@jicai/domain/shop-side/log-subjects.ts';
import { spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { daysToInstants } from '../orders/index.ts';
import { countLog, type LogRow, maxCount, selectLog, selectShopPeople, selectSubjectNames } from './log.store.ts';
import { toLogRecord } from './log.wire.ts';

/** What was done from the console, by whom and from where (docs/domain/shop-users.md §5). */
export function logRoutes(app: App): void {
  route(app, '/api/OpsLog/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { userId, area, dateFrom, dateTo } = reqData;
    const filter = { userId, area, no: searchKey, ...daysToInstants({ dateFrom, dateTo }) };
    const page = { pageIndex, pageSize };
    const [rows, count] = await Promise.all([selectLog(ctx, filter, spanOf(page)), countLog(ctx, filter)]);
    const names = await selectSubjectNames(ctx, idsOf(rows));
    return {
      resultData: rows.map((row) => toLogRecord(row, names)),
      ...page,
      totalCount: Math.min(count, maxCount),
      isTotalCapped: count > maxCount,
      nextCursor: undefined,
    };
  });
  route(app, '/api/OpsLog/GetPeople', async (ctx) => ({ resultData: await selectShopPeople(ctx) }));
}

/** The ids that a page of records names. */
function idsOf(rows: readonly LogRow[]) {
  const subjects = rows.map(({ subject }) => logSubject(subject));
  const of = (kind: string) =>
    subjects.flatMap((one) => (one.kind === kind && /^\d{1,19}$/.test(one.no) ? [one.no] : []));
  return { staff: of('staff'), shopRole: of('shopRole'), customer: of('customer') };
}
