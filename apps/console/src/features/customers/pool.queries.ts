import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

const poolPath = '/api/OpsCustomer/GetGoodsPool';
const previewPath = '/api/OpsCustomer/GetGoodsPoolPreview';
const brandsPath = '/api/BasBrand/GetPage';

export type CustomerPool = ResultOf<typeof poolPath>;
type SentPool = Omit<BodyOf<typeof previewPath>['data'], 'customerId'>;

export const poolQuery = (customerId: string) =>
  queryOptions({
    queryKey: [poolPath, customerId],
    queryFn: async ({ signal }) => (await post(poolPath, { data: { customerId } }, { signal })).resultData,
    // What is typed must not be replaced under the person.
    refetchOnWindowFocus: false,
  });

/** How many goods a pool would hold; `pool` as JSON, so that it can rest while somebody types. */
export const poolPreviewQuery = (customerId: string | undefined, pool: string) =>
  queryOptions({
    queryKey: [previewPath, customerId, pool],
    queryFn: async ({ signal }) => {
      const data = { customerId, ...(JSON.parse(pool) as SentPool) };
      return (await post(previewPath, { data }, { signal })).resultData;
    },
    placeholderData: keepPreviousData,
  });

/** The first brands that hold the words. */
export const brandsQuery = (searchKey: string) =>
  queryOptions({
    queryKey: [brandsPath, searchKey],
    queryFn: async ({ signal }) => {
      const page = { reqData: {}, searchKey, pageIndex: 1, pageSize: 50 };
      return (await post(brandsPath, page, { signal })).resultData;
    },
    placeholderData: keepPreviousData,
  });

export async function refreshPool(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [poolPath] }), refreshCustomers()]);
}
