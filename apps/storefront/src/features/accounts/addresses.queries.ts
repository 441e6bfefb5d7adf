import type { Address } from '@jicai/contract/people/accounts.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const listPath = '/api/CustAddress/GetList';

/** One's own addresses and those the enterprise shares, the default first. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }): Promise<Address[]> => (await post(listPath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

export const refreshAddresses = () => queryClient.invalidateQueries({ queryKey: [listPath] });
