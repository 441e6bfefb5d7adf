import type { BodyOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const path = '/api/OpsGoods/GetNames';
export type NamedKind = BodyOf<typeof path>['data']['kind'];
export interface Named {
  id: string;
  name: string;
}

/** What one is called; undefined for one that is gone. */
export const nameOfIdQuery = (kind: NamedKind, id: string) =>
  queryOptions({
    queryKey: [path, kind, 'id', id],
    queryFn: async ({ signal }) =>
      (await post(path, { data: { kind, searchKey: '', ids: [id] } }, { signal })).resultData[0]?.name ?? '',
  });

/** The first that hold the words. */
export const foundNamesQuery = (kind: NamedKind, searchKey: string) =>
  queryOptions({
    queryKey: [path, kind, searchKey],
    queryFn: async ({ signal }) => (await post(path, { data: { kind, searchKey, ids: [] } }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });
