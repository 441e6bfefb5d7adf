import { type App, route } from '../../http/route.ts';
import { listViewsOf, removeView, requireList, saveView } from './keep-views.ts';
import { saveHabit } from './list-views.store.ts';

/** Views and columns of the console's lists (docs/domain/shop-users.md §11). */
export function listViewsRoutes(app: App): void {
  route(app, '/api/OpsView/GetList', async (ctx, { reqData }) => ({
    resultData: await listViewsOf(ctx, reqData.list),
  }));
  route(app, '/api/OpsView/Save', async (ctx, { data: { requestId: _id, ...view } }) => ({
    resultData: await saveView(ctx, view),
  }));
  route(app, '/api/OpsView/Delete', async (ctx, { data }) => ({ resultData: await removeView(ctx, data) }));
  route(app, '/api/OpsView/SaveHabit', async (ctx, { data: { list, columns, firstQuery } }) => {
    requireList(ctx, list);
    await saveHabit(ctx, list, { columns, firstQuery });
    return { resultData: {} };
  });
}
