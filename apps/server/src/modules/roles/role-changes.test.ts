import { dataScopes } from '@jicai/domain/people/permissions.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { builtInRoleId, holdRoles } from '../../../test/build-role.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { approvalRules } from '../../db/tables/approvals.ts';

/** A change of a role reaches who holds it with his very next call, although the server remembers who called of late. */
const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
let roleId = '';
let itemId = '';
const everything = ['211', '212', '213', '311', '312', '411'];

const setFunctions = async (functionIds: readonly string[], permissions?: readonly string[]) => {
  const { version } = (await app.call('/api/CustRole/GetModel', { data: { roleId } }, { token: tokens.admin }))
    .resultData;
  const data = { roleId, functionIds, permissions, version };
  expect(await app.call('/api/CustRole/SetFunction', { data }, { token: tokens.admin })).toMatchObject({
    success: true,
  });
};
const codeOf = async (path: Parameters<typeof app.call>[0], body: object = {}) =>
  (await app.call(path, body, { token: tokens.approver })).errorCode;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver'] as const) tokens[who] = await signIn(app, who);
  const data = { roleName: '片区经理', dataScope: dataScopes.enterprise, functionIds: everything };
  roleId = (await app.call('/api/CustRole/Add', { data }, { token: tokens.admin })).resultData.roleId;
  await holdRoles(app, people.approver, [roleId]);
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000 }));
});
beforeEach(async () => {
  await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(approvalRules));
  await setFunctions(everything);
});

test.each([
  ['a command', '/api/CustAddress/Add', {}, '312', '4'],
  ['a list', '/api/ShopItemConcern/GetPage', {}, '411', '0'],
  ['a read that guesses its caller', '/api/ShopOrder/GetPage', { reqData: { scope: 'all' } }, '212', '0'],
] as const)(
  '%s is refused at once when its permission is taken, and served again',
  async (_, path, body, id, before) => {
    // The server knows the caller now.
    expect(await codeOf(path, body)).toBe(before);
    expect(await codeOf(path, body)).toBe(before);
    await setFunctions(everything.filter((one) => one !== id));
    expect(await codeOf(path, body)).toBe('3');
    await setFunctions(everything);
    expect(await codeOf(path, body)).toBe(before);
  },
);

test('a single code of a function can be taken', async () => {
  const submit = { data: { requestId: randomUUID() } };
  expect(await codeOf('/api/ShopOrder/Submit', submit)).toBe('4');
  await setFunctions(['211'], ['order.view', 'order.pay']);
  expect(await codeOf('/api/ShopOrder/Submit', submit)).toBe('3');
});

test('the next menu is the smaller one', async () => {
  const menu = async () =>
    (await app.call('/api/KamFunction/GetUserByFunction', {}, { token: tokens.approver })).resultData.flatMap((top) =>
      top.children.map((leaf) => leaf.formUrl),
    );
  expect(await menu()).toEqual(['myOrder', 'allOrder', 'myAudit', 'userInfo', 'receivingAddress', 'itemConcern']);
  await setFunctions(['311']);
  expect(await menu()).toEqual(['myOrder', 'userInfo']);
});

test('how far he sees changes too', async () => {
  const addressId = await buildAddress(app, { token: tokens.buyer });
  const { orderNos } = await buildTrade(app, { token: tokens.buyer, addressId, items: [{ itemId, qty: 1 }] });
  const seen = async () =>
    (
      await app.call('/api/ShopOrder/GetPage', { reqData: { scope: 'all' } }, { token: tokens.approver })
    ).resultData.map((card) => card.orderNo);
  expect(await seen()).toEqual(orderNos);
  const { version, roleName } = (
    await app.call('/api/CustRole/GetModel', { data: { roleId } }, { token: tokens.admin })
  ).resultData;
  const data = { roleId, roleName, dataScope: dataScopes.own, version };
  await app.call('/api/CustRole/Edit', { data }, { token: tokens.admin });
  expect(await seen()).toEqual([]);
});

test('who may approve no more hands what waits for him to an administrator', async () => {
  await buildRule(app, { steps: [askPerson(people.approver)] });
  const addressId = await buildAddress(app, { token: tokens.buyer });
  const { tradeNo } = await buildTrade(app, { token: tokens.buyer, addressId, items: [{ itemId, qty: 1 }] });
  const todo = async (who: DemoAccount) =>
    (await app.call('/api/ShopAudit/GetPage', { reqData: { tab: 'todo' } }, { token: tokens[who] })).resultData?.map(
      (row) => row.tradeNo,
    );
  expect(await todo('approver')).toEqual([tradeNo]);
  // Another role lets him approve still.
  await holdRoles(app, people.approver, [roleId, await builtInRoleId(app, 'approver')]);
  await setFunctions(['211']);
  expect(await todo('approver')).toEqual([tradeNo]);
  await setFunctions(everything);
  await holdRoles(app, people.approver, [roleId]);
  await setFunctions(['211']);
  expect(await todo('admin')).toEqual([tradeNo]);
});
