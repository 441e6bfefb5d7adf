import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { SupplierSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsSupplier/GetPage';
const modelPath = '/api/OpsSupplier/GetModel';
const addressesPath = '/api/OpsReturn/GetAddressList';

export type SupplierRow = AnswerOf<typeof pagePath>['resultData'][number];
export type Supplier = ResultOf<typeof modelPath>;
export type Paper = Supplier['papers'][number];
const contractsPath = '/api/OpsTracking/GetContracts';
type WaybillContracts = ResultOf<typeof contractsPath>;
export type WaybillContract = WaybillContracts['contracts'][number];
export type ReturnAddress = AnswerOf<typeof addressesPath>['resultData'][number];

const termsPath = '/api/OpsSettle/GetTerms';
export type Terms = ResultOf<typeof termsPath>;

export const termsQuery = (supplierId: string) =>
  queryOptions({
    queryKey: [termsPath, supplierId],
    queryFn: async ({ signal }) => (await post(termsPath, { data: { supplierId } }, { signal })).resultData,
  });

export const suppliersQuery = ({
  hasEndingPaper,
  sort,
  isDown,
  ...page
}: {
  hasEndingPaper: boolean;
  sort?: SupplierSort | undefined;
  isDown?: boolean | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [pagePath, { hasEndingPaper, sort, isDown, ...page }],
    queryFn: ({ signal }) =>
      post(pagePath, { reqData: { ...(hasEndingPaper && { hasEndingPaper }), sort, isDown }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

export const supplierQuery = (supplierId: string) =>
  queryOptions({
    queryKey: [modelPath, supplierId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { supplierId } }, { signal })).resultData,
  });

export const returnAddressesQuery = (supplierId: string) =>
  queryOptions({
    queryKey: [addressesPath, supplierId],
    queryFn: async ({ signal }) => (await post(addressesPath, { reqData: { supplierId } }, { signal })).resultData,
  });

/** Contracts with couriers; what is typed must not be replaced under the person. */
export const waybillContractsQuery = (supplierId: string) =>
  queryOptions({
    queryKey: [contractsPath, supplierId],
    queryFn: async ({ signal }) => (await post(contractsPath, { data: { supplierId } }, { signal })).resultData,
    refetchOnWindowFocus: false,
  });

export async function refreshSuppliers(): Promise<void> {
  await Promise.all(
    [pagePath, modelPath, addressesPath, termsPath, contractsPath].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
