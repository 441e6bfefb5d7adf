import type { ResultOf } from '@jicai/contract/index.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const modelPath = '/api/BasSupplier/GetModel';
const itemsPath = '/api/BasSupplier/GetItemPage';
export type Supplier = ResultOf<typeof modelPath>;

export const supplierPageQuery = (supplierId: string) => {
  const body = { data: { supplierId } };
  return queryOptions({
    queryKey: [modelPath, body, 'page'],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime: 60_000,
  });
};

export const supplierItemsQuery = (input: { supplierId: string; searchKey: string | undefined; pageIndex: number }) => {
  const { supplierId, searchKey, pageIndex } = input;
  const body = { pageIndex, pageSize: 20, searchKey, reqData: { supplierId } };
  return queryOptions({
    queryKey: [itemsPath, body],
    queryFn: ({ signal }) => post(itemsPath, body, { signal }),
    placeholderData: keepPreviousData,
  });
};
