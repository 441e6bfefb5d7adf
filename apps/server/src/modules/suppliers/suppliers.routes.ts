import { refuse } from '../../http/refusal.ts';
import { requireSupplier } from '../../http/require-supplier.ts';
import { type App, route } from '../../http/route.ts';
import { searchGoods } from '../search/index.ts';
import { selectStanding } from './standing.store.ts';
import { selectFigures, selectSupplier } from './suppliers.store.ts';

export function suppliersRoutes(app: App): void {
  route(app, '/api/BasSupplier/GetModel', async (ctx, { data }) => {
    const supplier = await selectSupplier(ctx, data.supplierId);
    if (!supplier) throw refuse.notFound();
    const [standing, figures] = await Promise.all([
      selectStanding(ctx, data.supplierId),
      selectFigures(ctx, data.supplierId),
    ]);
    return { resultData: { ...supplier, ...standing, figures } };
  });

  route(app, '/api/OpsOwn/GetFigures', async (ctx) => ({ resultData: await selectFigures(ctx, requireSupplier(ctx)) }));

  route(app, '/api/BasSupplier/GetItemPage', async (ctx, { reqData, pageIndex, pageSize, searchKey }) => {
    if (!(await selectSupplier(ctx, reqData.supplierId))) throw refuse.notFound();
    const filter = { supplierId: reqData.supplierId, sortField: 'sales' as const };
    return searchGoods(ctx, { pageIndex, pageSize, searchKey, reqData: filter });
  });
}
