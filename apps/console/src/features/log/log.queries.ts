import type { AnswerOf } from '@jicai/contract/index.ts';
import type { LogArea } from '@jicai/domain/shop-side/log-acts.ts';
import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsLog/GetPage';
const peoplePath = '/api/OpsLog/GetPeople';

export type LogRow = AnswerOf<typeof pagePath>['resultData'][number];

export interface LogQuestion {
  searchKey: string;
  userId: string;
  area: LogArea | undefined;
  /** "YYYY-MM-DD", both days included; '' for none. */
  dateFrom: string;
  dateTo: string;
  pageIndex: number;
  pageSize: number;
}

export const logQuery = ({ searchKey, pageIndex, pageSize, ...filter }: LogQuestion) =>
  queryOptions({
    queryKey: [pagePath, { searchKey, pageIndex, pageSize, ...filter }],
    queryFn: async ({ signal }) => post(pagePath, { reqData: filter, searchKey, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const logPeopleQuery = () =>
  queryOptions({
    queryKey: [peoplePath],
    queryFn: async ({ signal }) => (await post(peoplePath, {}, { signal })).resultData,
  });
