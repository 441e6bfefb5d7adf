import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

const listPath = '/api/OpsCustomer/GetTitles';
export type CustomerTitle = ResultOf<typeof listPath>[number];

export const titlesQuery = (customerId: string) =>
  queryOptions({
    queryKey: [listPath, customerId],
    queryFn: async ({ signal }) => (await post(listPath, { data: { customerId } }, { signal })).resultData,
  });

/** After a correction: the titles, and what the file tells of it. */
export async function refreshTitles(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [listPath] }), refreshCustomers()]);
}
