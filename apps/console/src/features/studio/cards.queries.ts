import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const cardsPath = '/api/ProductToC/GetWebSkuPage';

/** Names of goods as buyers see them; those that are no longer for sale are absent. */
export const cardsQuery = (itemIds: readonly string[]) =>
  queryOptions({
    queryKey: [cardsPath, itemIds],
    queryFn: async ({ signal }) =>
      (await post(cardsPath, { reqData: { itemIds: [...itemIds] }, pageSize: 20 }, { signal })).resultData,
    enabled: itemIds.length > 0,
    placeholderData: keepPreviousData,
  });

const brandsPath = '/api/BasBrand/GetPage';

/** Brands to choose from, in the order of the shop. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: [brandsPath],
    queryFn: async ({ signal }) => (await post(brandsPath, { reqData: {}, pageSize: 100 }, { signal })).resultData,
    staleTime: 60_000,
  });
