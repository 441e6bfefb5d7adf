import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { sessions } from '../../db/tables/auth.ts';
import { waybillContracts } from '../../db/tables/waybills.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};
let supplierId = '';

const values = { partnerId: 'P-1', partnerKey: 'contract-password', net: '上海一部' };
const list = (who = operator) => app.call('/api/OpsTracking/GetContracts', { data: { supplierId } }, who);
const save = async (part: object = {}, who = operator) => {
  const data = { supplierId, logisticsCode: 'zhongtong', values, updateTime: '', requestId: randomUUID(), ...part };
  return app.call('/api/OpsTracking/SaveContract', { data }, who);
};
const remove = (who = operator, logisticsCode = 'zhongtong') =>
  app.call('/api/OpsTracking/DeleteContract', { data: { supplierId, logisticsCode, requestId: randomUUID() } }, who);

beforeAll(async () => {
  ({ supplierId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500 }));
});
beforeEach(async () => {
  operator = { token: await signIn(app, 'operator') };
  await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(waybillContracts));
});

test('a contract is kept for a courier; its secrets lie sealed and are shown to nobody', async () => {
  const { updateTime } = (await save()).resultData;
  const { resultData } = await list();
  expect(resultData.contracts).toEqual([
    expect.objectContaining({ logisticsName: '中通快递', keptSecrets: ['partnerKey'], updateTime }),
  ]);
  expect(resultData.contracts[0]?.values).toMatchObject({ partnerId: 'P-1', net: '上海一部' });
  // An empty secret keeps the one that is there.
  expect((await save({ updateTime, values: { ...values, partnerKey: '', net: '二部' } })).success).toBe(true);
  expect((await list()).resultData.contracts).toMatchObject([{ values: { net: '二部' }, keptSecrets: ['partnerKey'] }]);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'tracking' } }, operator);
  const rows = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(waybillContracts));
  expect(JSON.stringify(log)).toContain('中通快递');
  expect(JSON.stringify([log, rows, resultData])).not.toContain(values.partnerKey);
  expect((await remove()).success).toBe(true);
  expect((await list()).resultData.contracts).toEqual([]);
  expect((await remove()).errorCode).toBe(errorCodes.notFound);
});

test('a secret that the courier does not need is forgotten where that is asked for, and the log names it', async () => {
  let { updateTime } = (await save({ values: { ...values, partnerSecret: 'another-secret' } })).resultData;
  const kept = async () => (await list()).resultData.contracts[0]?.keptSecrets;
  const bare = { ...values, partnerKey: '' };
  ({ updateTime } = (await save({ updateTime, values: bare, clearedSecrets: ['partnerKey'] })).resultData);
  expect(await kept()).toEqual(['partnerSecret']);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'tracking' } }, operator);
  expect(JSON.stringify(log)).toContain('清除的密钥');
  // What is typed takes the place of what is forgotten; a field that is no secret is emptied by its text alone.
  const both = { updateTime, values: { ...bare, partnerSecret: 'new' }, clearedSecrets: ['partnerSecret', 'net'] };
  expect((await save(both)).success).toBe(true);
  expect(await kept()).toEqual(['partnerSecret']);
  expect((await list()).resultData.contracts[0]?.values).toMatchObject({ net: '上海一部' });
});

test('setting and removing a contract ask for the password', async () => {
  await save();
  await inShop(app, businessCompanyId, (ctx) => ctx.db.update(sessions).set({ passwordAt: null }));
  expect((await save({ logisticsCode: 'yunda' })).errorCode).toBe(errorCodes.passwordNeeded);
  expect((await remove()).errorCode).toBe(errorCodes.passwordNeeded);
  expect((await list()).resultData.contracts).toHaveLength(1);
});

test('what was changed meanwhile, an unknown courier and a wrong way to pay are refused', async () => {
  await save();
  expect((await save()).errorCode).toBe(errorCodes.outdated);
  for (const [part, field] of [
    [{ logisticsCode: 'self' }, 'logisticsCode'],
    [{ logisticsCode: 'yunda', values: { partnerId: '' } }, 'values.partnerId'],
    [{ logisticsCode: 'yunda', values: { ...values, payType: 'CONSIGNEE' } }, 'values.payType'],
  ] as const) {
    const { errorCode, errorData } = await save(part);
    expect([errorCode, errorData]).toMatchObject([errorCodes.badInput, [{ field }]]);
  }
});

test('nobody without it, no supplier, no visitor and no other shop sees, sets or removes a contract', async () => {
  await save();
  const ship = await buildStaff(app, { permissions: ['ops.order.ship', 'ops.order.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId });
  for (const { token } of [ship, supplier]) {
    expect((await list({ token })).errorCode).toBe(errorCodes.forbidden);
    expect((await save({}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await remove({ token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save({}, {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await list(retail)).errorCode).toBe(errorCodes.notFound);
  expect((await save({}, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await remove(retail)).errorCode).toBe(errorCodes.notFound);
  expect((await list()).resultData.contracts).toHaveLength(1);
});
