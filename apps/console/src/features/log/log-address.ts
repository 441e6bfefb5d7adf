import { loggedAreas } from '@jicai/domain/shop-side/log-acts.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';
import type { LogQuestion } from './log.queries.ts';

/** What the address says of the log: filters, page and the open record. */
export function useLogAddress() {
  const list = useConsoleList();
  return { ...list, ...readLog(list.params) };
}

/** The same before the page is drawn. */
export function readLog(params: URLSearchParams) {
  const named = params.get('area');
  return {
    ...readConsoleList(params),
    userId: params.get('user') ?? '',
    area: loggedAreas.find((area) => area === named),
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}

/** What the log is asked for. */
export const questionOf = (address: ReturnType<typeof readLog>): LogQuestion => {
  const { searchKey, userId, area, dateFrom, dateTo, pageIndex, pageSize } = address;
  return { searchKey, userId, area, dateFrom, dateTo, pageIndex, pageSize };
};
