import { post } from '@jicai/web/call/post.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

const treePath = '/api/ProductToC/GetCategoryList';

interface Node {
  categoryId: string;
  categoryName: string;
  children?: readonly (Node | string)[];
}
export interface CategoryOption {
  value: string;
  /** Its name. */
  label: string;
  /** With those above it: 办公文具 / 书写工具. */
  title: string;
  children: CategoryOption[];
}

/** Read anew by every page that offers them: somebody else may have made the category that is looked for. */
const treeQuery = () =>
  queryOptions({
    queryKey: [treePath],
    queryFn: async ({ signal }) => (await post(treePath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

const optionsOf = (nodes: readonly (Node | string)[] | undefined, above = ''): CategoryOption[] =>
  (nodes ?? []).flatMap((node) => {
    if (typeof node === 'string') return [];
    const label = node.categoryName;
    const title = above === '' ? label : `${above} / ${label}`;
    return [{ value: node.categoryId, label, title, children: optionsOf(node.children, title) }];
  });

/** The categories of the shop as antd's tree fields take them; [] while they are read. */
export const useCategoryOptions = (): CategoryOption[] => optionsOf(useQuery(treeQuery()).data);

/** All of them in one list, each after those above it. */
export const flatCategories = (options: readonly CategoryOption[]): CategoryOption[] =>
  options.flatMap((one) => [one, ...flatCategories(one.children)]);
