import type { AnswerOf, BodyOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const listPath = '/api/OpsPromotion/GetPage';
const brandsPath = '/api/BasBrand/GetPage';
const suppliersPath = '/api/OpsSupplier/GetPage';

export type Promotion = AnswerOf<typeof listPath>['resultData'][number];

export const promotionsQuery = (filter: {
  promotionState: BodyOf<typeof listPath>['reqData']['promotionState'];
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [listPath, filter],
    queryFn: ({ signal }) => {
      const { promotionState, ...page } = filter;
      return post(listPath, { ...page, reqData: { promotionState } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const refreshPromotions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [listPath] });

/** What a promotion may be for, a hundred of each. */
export const brandChoicesQuery = () =>
  queryOptions({
    queryKey: [brandsPath, 'choices'],
    queryFn: async ({ signal }) =>
      (await post(brandsPath, { reqData: {}, pageSize: 100 }, { signal })).resultData.map(({ brandId, brandName }) => ({
        value: brandId,
        label: brandName,
      })),
  });
export const supplierChoicesQuery = () =>
  queryOptions({
    queryKey: [suppliersPath, 'choices'],
    queryFn: async ({ signal }) =>
      (await post(suppliersPath, { reqData: {}, pageSize: 100 }, { signal })).resultData.map(
        ({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }),
      ),
  });
