import { refuse } from '../../http/refusal.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { listAdminIds } from '../accounts/index.ts';
import { addUser } from './add-user.ts';
import { editUser, resetUserPassword, setUserRoles, setUserState } from './change-user.ts';
import { managedUserOf } from './managed-user.ts';
import { selectUser, selectUsers } from './users.store.ts';
import { toUser } from './users.wire.ts';

export function usersRoutes(app: App): void {
  route(app, '/api/CustUser/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const [{ rows, total }, adminIds] = await Promise.all([
      selectUsers(ctx, { ...reqData, searchKey }, spanOf(page)),
      listAdminIds(ctx, ctx.actor.customerId),
    ]);
    return { resultData: rows.map((row) => toUser(row, managedUserOf(ctx, row, adminIds))), ...pageOf(page, total) };
  });

  route(app, '/api/CustUser/GetModel', async (ctx, { data }) => {
    const [user, adminIds] = await Promise.all([selectUser(ctx, data.userId), listAdminIds(ctx, ctx.actor.customerId)]);
    if (!user) throw refuse.notFound();
    return { resultData: toUser(user, managedUserOf(ctx, user, adminIds)) };
  });

  route(app, '/api/CustUser/Add', async (ctx, { data }) => ({ resultData: await addUser(ctx, data) }));
  route(app, '/api/CustUser/Edit', async (ctx, { data }) => ({ resultData: await editUser(ctx, data) }));
  route(app, '/api/CustUser/SetState', async (ctx, { data }) => ({ resultData: await setUserState(ctx, data) }));
  route(app, '/api/CustUser/ResetPwd', async (ctx, { data }) => ({ resultData: await resetUserPassword(ctx, data) }));
  route(app, '/api/CustUser/SetRole', async (ctx, { data }) => ({ resultData: await setUserRoles(ctx, data) }));
}
