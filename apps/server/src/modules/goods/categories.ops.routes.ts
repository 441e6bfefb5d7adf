import { topParent } from '@jicai/domain/goods/category-tree.ts';
import { type App, route } from '../../http/route.ts';
import { mergeCategory } from './merge-category.ts';
import { removeCategory, saveCategory, shiftCategory } from './categories.ts';
import { selectFilterNames } from './category-attrs.store.ts';
import { saveCategoryAttrs } from './save-category-attrs.ts';
import { type CategoryRow, selectTree } from './categories.store.ts';

/** Categories as the shop's operators keep them (docs/domain/catalog.md §10). */
export function categoriesOpsRoutes(app: App): void {
  route(app, '/api/OpsCategory/GetTree', async (ctx) => ({
    resultData: withFilters(await selectTree(ctx), await selectFilterNames(ctx)),
  }));

  route(app, '/api/OpsCategory/Save', async (ctx, { data }) => ({ resultData: await saveCategory(ctx, data) }));

  route(app, '/api/OpsCategory/SaveAttrs', async (ctx, { data }) => {
    await saveCategoryAttrs(ctx, data);
    return { resultData: null };
  });

  route(app, '/api/OpsCategory/Shift', async (ctx, { data: { categoryId, step } }) => {
    await shiftCategory(ctx, categoryId, step);
    return { resultData: null };
  });

  route(app, '/api/OpsCategory/Merge', async (ctx, { data }) => {
    await mergeCategory(ctx, data);
    return { resultData: null };
  });

  route(app, '/api/OpsCategory/Delete', async (ctx, { data: { categoryId } }) => {
    await removeCategory(ctx, categoryId);
    return { resultData: null };
  });
}

const withFilters = (rows: readonly CategoryRow[], filtered: ReadonlySet<string>) =>
  inTreeOrder(rows, topParent).map((row) => ({
    ...row,
    attrs: row.attrs.map((attr) => ({ ...attr, isFilter: filtered.has(attr.name) })),
  }));

/** Each category after its parent. */
function inTreeOrder(rows: readonly CategoryRow[], parentId: string): CategoryRow[] {
  return rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...inTreeOrder(rows, row.categoryId)]);
}
