import { type ColumnChoice, type ConsoleList, viewQueryOf } from '@jicai/domain/shop-side/list-views.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type ListView,
  listViewsQuery,
  refreshViews,
  showColumns,
  showFirstQuery,
  showView,
  viewNow,
} from './list-views.queries.ts';

const asItComes: ColumnChoice = { hidden: [], order: [] };

/** The views of a list, the one that stands open (`saved` of the address), and the columns as they are wanted. */
export function useListViews(list: ConsoleList) {
  const { params } = useAddress();
  const { data } = useQuery(listViewsQuery(list));
  const views = data?.views ?? [];
  const open = views.find(({ viewId }) => viewId === params.get('saved'));
  const query = viewQueryOf(params);
  return {
    views,
    open,
    query,
    columns: open?.columns ?? data?.columns ?? asItComes,
    firstQuery: data?.firstQuery ?? '',
    isChanged: open !== undefined && open.query !== query,
  };
}

/** What goes to the server stands in a row: each change needs the version that the one before it brought. */
const inOneRow = (list: ConsoleList) => ({ scope: { id: `views.${list}` }, onError: () => void refreshViews(list) });

/** Keeps a choice of columns: in one's own open view, else for the list; in a view of somebody else until one leaves. */
export function useKeepColumns(list: ConsoleList, open: ListView | undefined) {
  const { mutate } = useMutation({
    ...inOneRow(list),
    mutationFn: async (columns: ColumnChoice) => {
      if (open) return sendView(list, open.viewId, { columns });
      return post('/api/OpsView/SaveHabit', { data: { list, columns, requestId: newRequestId() } });
    },
  });
  return (columns: ColumnChoice) => {
    showColumns(list, open?.viewId, columns);
    if (!open || open.isOwn) mutate(columns);
  };
}

async function sendView(list: ConsoleList, viewId: string, part: Partial<ListView>): Promise<void> {
  const now = viewNow(list, viewId);
  if (!now) return;
  const { name, query, columns, isShared, version } = { ...now, ...part };
  const { resultData } = await post('/api/OpsView/Save', {
    data: { viewId, version, list, name, query, columns, isShared, requestId: newRequestId() },
  });
  showView(list, viewId, { ...part, version: resultData.version });
}

/** Changing the open view, taking it away, and what the list is opened with. */
export function useViewActs(list: ConsoleList) {
  const save = useMutation({
    ...inOneRow(list),
    mutationFn: async ({ viewId, ...part }: Pick<ListView, 'viewId'> & Partial<ListView>) =>
      sendView(list, viewId, part),
  });
  const drop = useMutation({
    ...inOneRow(list),
    mutationFn: async ({ viewId }: ListView) =>
      post('/api/OpsView/Delete', {
        data: { viewId, version: viewNow(list, viewId)?.version, requestId: newRequestId() },
      }),
    onSettled: async () => refreshViews(list),
  });
  const first = useMutation({
    ...inOneRow(list),
    mutationFn: async (firstQuery: string) =>
      post('/api/OpsView/SaveHabit', { data: { list, firstQuery, requestId: newRequestId() } }),
  });
  return {
    save: save.mutate,
    drop: drop.mutateAsync,
    openFirst(firstQuery: string) {
      showFirstQuery(list, firstQuery);
      first.mutate(firstQuery);
    },
  };
}

/** Leads an address that says nothing to the view that is opened first; once, for whoever clears it later means it. */
export function useFirstView(list: ConsoleList): void {
  const { params, change } = useAddress();
  const { data } = useQuery(listViewsQuery(list));
  const isAsked = useRef(params.size === 0);
  useEffect(() => {
    if (!isAsked.current || !data) return;
    isAsked.current = false;
    const query = addressOf(data.firstQuery, data.views);
    if (query && params.size === 0) change(() => new URLSearchParams(query), { replace: true });
  }, [data, params, change]);
}

/** What the address says while a view stands open. */
export const openQuery = ({ viewId, query }: Pick<ListView, 'viewId' | 'query'>): string =>
  [query, `saved=${viewId}`].filter(Boolean).join('&');

/** A kept view is named by its number, so that it follows its changes; one that is gone leads nowhere. */
function addressOf(firstQuery: string, views: readonly ListView[]): string | undefined {
  const viewId = new URLSearchParams(firstQuery).get('saved');
  if (viewId === null) return firstQuery;
  const view = views.find((one) => one.viewId === viewId);
  return view && openQuery(view);
}
