import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { selectRoles } from './roles.store.ts';
import { toRole } from './roles.wire.ts';

export function rolesRoutes(app: App): void {
  route(app, '/api/CustRole/GetPage', async (ctx, { searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectRoles(ctx, { searchKey }, spanOf(page));
    return { resultData: rows.map((row) => toRole(ctx.actor, row)), ...pageOf(page, total) };
  });
}
