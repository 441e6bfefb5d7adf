import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

const listPath = '/api/OpsCustomer/GetContacts';
export type Contact = ResultOf<typeof listPath>[number];

export const contactsQuery = (customerId: string) =>
  queryOptions({
    queryKey: [listPath, customerId],
    queryFn: async ({ signal }) => (await post(listPath, { data: { customerId } }, { signal })).resultData,
  });

/** The whole number and e-mail; who asked is on record. */
export const askContact = async (customerId: string, contactId: string) =>
  (await post('/api/OpsCustomer/GetContact', { data: { customerId, contactId } })).resultData;

/** After a command: the list, and the file whose version it moved. */
export async function refreshContacts(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [listPath] }), refreshCustomers()]);
}
