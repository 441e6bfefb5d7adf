import { approvalOptionsOf } from '@jicai/domain/approvals/approval-options.ts';
import { type App, route } from '../../http/route.ts';
import { selectShopOptions } from '../reference/index.ts';
import { toAddress, toUserInfo } from './accounts.wire.ts';
import {
  addAddress,
  deleteAddress,
  editAddress,
  getSeenAddress,
  listAddresses,
  setDefaultAddress,
} from './addresses.service.ts';
import { editTerm } from './customer-terms.ts';
import { readAddressText } from './read-address-text.ts';
import { getGrantableMenu, getMenu } from './menu.service.ts';
import { editUserInfo, getUserInfo, setAvatar } from './user-info.service.ts';
import { viewMobile } from './view-mobile.ts';

export function accountsRoutes(app: App): void {
  route(app, '/api/Account/GetUserInfo', async (ctx) => {
    const { user, roles } = await getUserInfo(ctx);
    const { expiryHours, editDays, delegateDays } = approvalOptionsOf(await selectShopOptions(ctx));
    return { resultData: toUserInfo(user, roles, ctx.actor, { expiryHours, editDays, delegateDays }) };
  });
  route(app, '/api/Account/EditUserInfo', async (ctx, { data }) => ({ resultData: await editUserInfo(ctx, data) }));
  route(app, '/api/Account/ViewMobile', async (ctx, { data }) => ({ resultData: await viewMobile(ctx, data.userId) }));
  route(app, '/api/Account/SetAvatar', async (ctx, { data }) => ({ resultData: await setAvatar(ctx, data.avatarUrl) }));

  route(app, '/api/CustAddress/GetList', async (ctx) => ({
    resultData: (await listAddresses(ctx)).map(toAddress),
  }));
  route(app, '/api/CustAddress/GetModel', async (ctx, { data }) => ({
    resultData: toAddress(await getSeenAddress(ctx, data.addressId)),
  }));
  route(app, '/api/CustAddress/Add', async (ctx, { data }) => ({ resultData: await addAddress(ctx, data) }));
  route(app, '/api/CustAddress/Edit', async (ctx, { data: { addressId, version, ...form } }) => ({
    resultData: await editAddress(ctx, addressId, version, form),
  }));
  route(app, '/api/CustAddress/Delete', async (ctx, { data: { addressId } }) => {
    await deleteAddress(ctx, addressId);
    return { resultData: { addressId } };
  });
  route(app, '/api/CustAddress/ParseText', async (_ctx, { data }) => ({ resultData: readAddressText(data.text) }));
  route(app, '/api/CustAddress/SetDefault', async (ctx, { data: { addressId } }) => {
    await setDefaultAddress(ctx, addressId);
    return { resultData: { addressId } };
  });

  route(app, '/api/OpsCustomer/EditTerm', async (ctx, { data }) => {
    const { customerId, version, termKind: kind, termDays: days } = data;
    return { resultData: await editTerm(ctx, { customerId, version, kind, days }) };
  });

  route(app, '/api/KamFunction/GetUserByFunction', async (ctx) => ({ resultData: await getMenu(ctx) }));
  route(app, '/api/KamFunction/GetFunction', async (ctx, { reqData }) => ({
    resultData: await getGrantableMenu(ctx, reqData.roleId),
  }));
}
