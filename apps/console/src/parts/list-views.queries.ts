import type { AnswerOf } from '@jicai/contract/index.ts';
import type { ColumnChoice, ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const path = '/api/OpsView/GetList';
type ListViews = AnswerOf<typeof path>['resultData'];
export type ListView = ListViews['views'][number];

/** Views and columns of a list; they change by one's own hand only, so they are asked for once. */
export const listViewsQuery = (list: ConsoleList) =>
  queryOptions({
    queryKey: [path, list],
    queryFn: async ({ signal }) => (await post(path, { reqData: { list } }, { signal })).resultData,
    staleTime: Infinity,
  });

export const refreshViews = async (list: ConsoleList) =>
  queryClient.invalidateQueries({ queryKey: listViewsQuery(list).queryKey });

const change = (list: ConsoleList, next: (now: ListViews) => ListViews) =>
  queryClient.setQueryData(listViewsQuery(list).queryKey, (now) => now && next(now));

/** A view as it stands in the cache now: its version moves with every change. */
export const viewNow = (list: ConsoleList, viewId: string): ListView | undefined =>
  queryClient.getQueryData(listViewsQuery(list).queryKey)?.views.find((view) => view.viewId === viewId);

/** Shows a choice before the server has it; without a view that of the list itself. */
export function showColumns(list: ConsoleList, viewId: string | undefined, columns: ColumnChoice): void {
  if (viewId === undefined) change(list, (now) => ({ ...now, columns }));
  else showView(list, viewId, { columns });
}

export const showView = (list: ConsoleList, viewId: string, part: Partial<ListView>) =>
  change(list, (now) => ({
    ...now,
    views: now.views.map((view) => (view.viewId === viewId ? { ...view, ...part } : view)),
  }));

export const showFirstQuery = (list: ConsoleList, firstQuery: string) =>
  change(list, (now) => ({ ...now, firstQuery }));
