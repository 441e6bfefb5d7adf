import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { sessionOptionsOf } from '@jicai/domain/people/session-options.ts';
import { changeOptionsOf } from '@jicai/domain/shop/change-states.ts';
import { warningOptionsOf } from '@jicai/domain/shop/warning-options.ts';
import { carriersOf } from '@jicai/domain/orders/logistics.ts';
import { soleManagerOf } from '@jicai/domain/shop-side/staff-rules.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { selectShopOptions } from '../reference/index.ts';
import { selectSuppliers } from './change-staff.store.ts';
import { addShopRole, editShopRole, listShopRoles, removeShopRole } from './keep-shop-roles.ts';
import { addStaff, editStaff, resetStaffPassword, setStaffState } from './keep-staff.ts';
import { logRoutes } from './log.routes.ts';
import { standingOf } from './managed-staff.ts';
import { selectOperators, selectStaffPage } from './staff-list.store.ts';
import { selectOwnRoles } from './staff-roles.store.ts';
import { selectOwnStanding } from './staff.store.ts';
import { toStaff, toStaffRole } from './staff.wire.ts';

/** Accounts of the shop's side, and what each may do (docs/domain/shop-users.md §4 and §6). */
export function staffRoutes(app: App): void {
  route(app, '/api/OpsSelf/GetModel', async (ctx) => {
    const { actor } = ctx;
    if (actor.accountType === accountTypes.buyer) throw refuse.forbidden();
    const [standing, options] = await Promise.all([selectOwnStanding(ctx, actor.userId), selectShopOptions(ctx)]);
    return {
      resultData: {
        userId: actor.userId,
        userName: actor.userName,
        accountNo: actor.accountNo,
        accountType: actor.accountType,
        permissions: [...actor.shopPermissions],
        mustChangePwd: actor.mustChangePassword,
        ...standing,
        carriers: carriersOf(options),
        terms: {
          ...warningOptionsOf(options),
          viewingMinutes: sessionOptionsOf(options).viewingMinutes,
          changeDays: changeOptionsOf(options).lifeDays,
        },
      },
    };
  });

  route(app, '/api/OpsStaff/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const [{ rows, total }, own, operators] = await Promise.all([
      selectStaffPage(ctx, { ...reqData, searchKey }, spanOf(page)),
      selectOwnRoles(ctx),
      selectOperators(ctx),
    ]);
    const soleManagerId = soleManagerOf(operators);
    const staff = rows.map((row) => toStaff(row, standingOf(ctx, row, { own, soleManagerId }), own));
    return { resultData: staff, ...pageOf(page, total) };
  });
  route(app, '/api/OpsStaff/GetRoleList', async (ctx) => ({
    resultData: (await listShopRoles(ctx)).map(toStaffRole),
  }));
  route(app, '/api/OpsStaff/GetSupplierList', async (ctx) => ({ resultData: await selectSuppliers(ctx) }));

  route(app, '/api/OpsStaff/Add', async (ctx, { data }) => ({ resultData: await addStaff(ctx, data) }));
  route(app, '/api/OpsStaff/Edit', async (ctx, { data }) => ({ resultData: await editStaff(ctx, data) }));
  route(app, '/api/OpsStaff/SetState', async (ctx, { data }) => ({ resultData: await setStaffState(ctx, data) }));
  route(app, '/api/OpsStaff/ResetPwd', async (ctx, { data }) => ({ resultData: await resetStaffPassword(ctx, data) }));
  route(app, '/api/OpsStaff/AddRole', async (ctx, { data }) => ({ resultData: await addShopRole(ctx, data) }));
  route(app, '/api/OpsStaff/EditRole', async (ctx, { data }) => ({ resultData: await editShopRole(ctx, data) }));
  route(app, '/api/OpsStaff/DeleteRole', async (ctx, { data }) => {
    await removeShopRole(ctx, data);
    return { resultData: { roleId: data.roleId } };
  });
  logRoutes(app);
}
