import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { goodsListPaths } from '../../parts/goods-list-paths.ts';

const modelPath = '/api/OpsGoods/GetProduct';
const namesPath = '/api/OpsGoods/GetCategoryNames';

export type Product = ResultOf<typeof modelPath>;
export type CategoryNames = ResultOf<typeof namesPath>;

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: [modelPath, productId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { productId } }, { signal })).resultData,
    enabled: productId !== '',
    // What is typed must not be replaced under the person.
    refetchOnWindowFocus: false,
  });

export const categoryNamesQuery = (categoryId: string) =>
  queryOptions({
    queryKey: [namesPath, categoryId],
    queryFn: async ({ signal }) => (await post(namesPath, { data: { categoryId } }, { signal })).resultData,
    enabled: categoryId !== '',
  });

/** After a save the product is read anew, and so are the lists it stands in. */
export async function refreshProduct(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [modelPath] });
  await queryClient.invalidateQueries({ queryKey: ['/api/OpsGoods/GetProductHistory'] });
  await Promise.all(goodsListPaths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
