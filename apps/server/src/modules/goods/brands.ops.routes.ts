import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { mergeBrand, removeBrand, saveBrand } from './brands.ts';
import { selectBrandPage } from './brands.store.ts';

/** Brands as the shop's operators keep them (docs/domain/catalog.md §14). */
export function brandsOpsRoutes(app: App): void {
  route(app, '/api/OpsBrand/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectBrandPage(ctx, { initial: reqData.initial, searchKey, ...spanOf(page) });
    return { resultData: rows, ...pageOf(page, total) };
  });

  route(app, '/api/OpsBrand/Save', async (ctx, { data }) => ({ resultData: await saveBrand(ctx, data) }));

  route(app, '/api/OpsBrand/Delete', async (ctx, { data: { brandId } }) => {
    await removeBrand(ctx, brandId);
    return { resultData: null };
  });

  route(app, '/api/OpsBrand/Merge', async (ctx, { data }) => {
    await mergeBrand(ctx, data);
    return { resultData: null };
  });
}
