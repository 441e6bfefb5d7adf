import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { CustomerQueue } from '@jicai/domain/shop-side/customer-queues.ts';
import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import type { CustomerSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsCustomer/GetPage';
const countsPath = '/api/OpsCustomer/GetCounts';
const modelPath = '/api/OpsCustomer/GetModel';
const ledgerPath = '/api/OpsCustomer/GetCreditPage';
const membersPath = '/api/OpsCustomer/GetMemberPage';
const salesmenPath = '/api/OpsCustomer/GetSalesmen';
const historyPath = '/api/OpsCustomer/GetHistory';

export type CustomerRow = AnswerOf<typeof pagePath>['resultData'][number];
export type Customer = ResultOf<typeof modelPath>;
export type LedgerEntry = ResultOf<typeof ledgerPath>[number];
export type Member = ResultOf<typeof membersPath>[number];

export interface CustomersQuestion {
  sort?: CustomerSort | undefined;
  isDown?: boolean | undefined;
  queue?: CustomerQueue | undefined;
  termKind?: TermKind | undefined;
  salesmanId?: string | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const customersQuery = ({ queue, termKind, salesmanId, sort, isDown, ...page }: CustomersQuestion) =>
  queryOptions({
    queryKey: [pagePath, { queue, termKind, salesmanId, sort, isDown, ...page }],
    queryFn: ({ signal }) =>
      post(pagePath, { reqData: { queue, termKind, salesmanId, sort, isDown }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Whether a company can register by itself. */
export const waysQuery = () =>
  queryOptions({
    queryKey: ['/api/OpsCustomer/GetWays'],
    queryFn: async ({ signal }) => (await post('/api/OpsCustomer/GetWays', {}, { signal })).resultData,
  });

export const customerCountsQuery = () =>
  queryOptions({
    queryKey: [countsPath],
    queryFn: async ({ signal }) => (await post(countsPath, {}, { signal })).resultData,
  });

export const salesmenQuery = () =>
  queryOptions({
    queryKey: [salesmenPath],
    queryFn: async ({ signal }) => (await post(salesmenPath, {}, { signal })).resultData,
  });

export const customerQuery = (customerId: string) =>
  queryOptions({
    queryKey: [modelPath, customerId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { customerId } }, { signal })).resultData,
  });

interface Part {
  customerId: string;
  pageIndex: number;
  pageSize: number;
}

export const ledgerQuery = ({ customerId, ...page }: Part) =>
  queryOptions({
    queryKey: [ledgerPath, { customerId, ...page }],
    queryFn: ({ signal }) => post(ledgerPath, { reqData: { customerId }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const membersQuery = ({ customerId, ...page }: Part) =>
  queryOptions({
    queryKey: [membersPath, { customerId, ...page }],
    queryFn: ({ signal }) => post(membersPath, { reqData: { customerId }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const historyQuery = (customerId: string) =>
  queryOptions({
    queryKey: [historyPath, customerId],
    queryFn: async ({ signal }) => (await post(historyPath, { data: { customerId } }, { signal })).resultData,
  });

/** After a command: the list, the counts and the open file are asked for again. */
export async function refreshCustomers(): Promise<void> {
  const paths = [pagePath, countsPath, modelPath, ledgerPath, membersPath, historyPath];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
