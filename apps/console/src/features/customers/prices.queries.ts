import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

const pagePath = '/api/OpsCustomer/GetPricePage';
const previewPath = '/api/OpsCustomer/GetPricePreview';

export type ContractPrice = AnswerOf<typeof pagePath>['resultData'][number];
export type PricePreview = ResultOf<typeof previewPath>;

export const pricesQuery = ({
  customerId,
  ...page
}: {
  customerId: string;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [pagePath, { customerId, ...page }],
    queryFn: ({ signal }) => post(pagePath, { reqData: { customerId }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What these prices would change; asked for anew each time. */
export const pricePreviewQuery = (customerId: string, rows: readonly { itemNo: string; priceFee: number }[]) =>
  queryOptions({
    queryKey: [previewPath, customerId, rows],
    queryFn: async ({ signal }) =>
      (await post(previewPath, { data: { customerId, rows: [...rows] } }, { signal })).resultData,
    gcTime: 0,
    staleTime: 0,
  });

export async function refreshPrices(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [pagePath] }), refreshCustomers()]);
}
