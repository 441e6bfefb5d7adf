import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { addRole, editRole, getRole, removeRole, setFunctions, standingOf } from './keep-roles.ts';
import { selectRoles } from './roles.store.ts';
import { toRole } from './roles.wire.ts';

export function rolesRoutes(app: App): void {
  route(app, '/api/CustRole/GetPage', async (ctx, { searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectRoles(ctx, { searchKey }, spanOf(page));
    return { resultData: rows.map((row) => toRole(row, standingOf(ctx, row))), ...pageOf(page, total) };
  });
  route(app, '/api/CustRole/GetModel', async (ctx, { data: { roleId } }) => {
    const role = await getRole(ctx, roleId);
    return { resultData: toRole(role, standingOf(ctx, role)) };
  });

  route(app, '/api/CustRole/Add', async (ctx, { data }) => ({ resultData: await addRole(ctx, data) }));
  route(app, '/api/CustRole/Edit', async (ctx, { data }) => ({
    resultData: await editRole(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/CustRole/SetFunction', async (ctx, { data }) => ({
    resultData: await setFunctions(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/CustRole/Delete', async (ctx, { data: { roleId, version } }) => {
    await removeRole(ctx, { roleId, version });
    return { resultData: { roleId } };
  });
}
