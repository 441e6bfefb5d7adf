import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const treePath = '/api/OpsCategory/GetTree';

export type Category = ResultOf<typeof treePath>[number];

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [treePath],
    queryFn: async ({ signal }) => (await post(treePath, {}, { signal })).resultData,
  });

/** The tree, and the menus and choices made of it. */
export async function refreshCategories(): Promise<void> {
  const paths = [treePath, '/api/ProductToC/GetCategoryList', '/api/OpsGoods/GetOptions'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** What a dialog is about: a category that is there, or a new one below a parent. */
export type Edited = { category: Category } | { parentId: string };
