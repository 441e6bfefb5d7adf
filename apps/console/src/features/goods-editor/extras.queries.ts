import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const path = '/api/OpsGoods/GetExtras';
export type RelatedProduct = ResultOf<typeof path>['related'][number];
export type ProductDocument = ResultOf<typeof path>['documents'][number];

export const extrasQuery = (productId: string) =>
  queryOptions({
    queryKey: [path, productId],
    queryFn: async ({ signal }) => (await post(path, { data: { productId } }, { signal })).resultData,
  });

export const refreshExtras = () => queryClient.invalidateQueries({ queryKey: [path] });
