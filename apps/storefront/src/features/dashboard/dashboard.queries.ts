import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const path = '/api/Dashboard/GetSummary';

/** Days as "YYYY-MM-DD" and a department; '' = as the server chooses. */
export interface DashboardFilter {
  dateFrom: string;
  dateTo: string;
  orgId: string;
}

export const summaryQuery = ({ dateFrom, dateTo, orgId }: DashboardFilter) => {
  const body = {
    reqData: { dateFrom: dateFrom || undefined, dateTo: dateTo || undefined, orgId: orgId || undefined },
  };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => (await post(path, body, { signal })).resultData,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
};

const todosPath = '/api/Dashboard/GetTodos';

/** What waits for the caller, without the figures of the dashboard. */
export const todosQuery = () => {
  const body = { reqData: {} };
  return queryOptions({
    queryKey: [todosPath],
    queryFn: async ({ signal }) => (await post(todosPath, body, { signal })).resultData,
  });
};
