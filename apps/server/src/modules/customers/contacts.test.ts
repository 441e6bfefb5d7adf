import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { maxContacts } from '@jicai/domain/people/customer-contacts.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';

const app = useTestApp(seedCredit);
const customerId = '2001';
let operator: CallOptions = {};

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, data: object, who: CallOptions = operator) =>
  app.call(path, { data: { requestId: crypto.randomUUID(), customerId, ...data } }, who);
const fileVersion = async () => (await call('/api/OpsCustomer/GetModel', {})).resultData.version;
const list = async () => (await call('/api/OpsCustomer/GetContacts', {})).resultData;
const save = async (data: object, who?: CallOptions) =>
  call('/api/OpsCustomer/SaveContact', { duty: 'purchase', version: await fileVersion(), ...data }, who);
const history = async () => (await call('/api/OpsCustomer/GetHistory', {})).resultData;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

test('a person is kept, changed and removed, each on record; the first is the one to talk to', async () => {
  const first = {
    contactName: '许佳宁',
    jobTitle: '采购经理',
    mobile: '13800137788',
    email: 'xu@example.cn',
    note: '周二不在',
  };
  const { contactId } = (await save(first)).resultData;
  expect(await list()).toEqual([
    {
      contactId,
      contactName: '许佳宁',
      duty: 'purchase',
      jobTitle: '采购经理',
      mobile: '138****7788',
      hasEmail: true,
      note: '周二不在',
      isPreferred: true,
    },
  ]);
  const second = (await save({ contactName: '郭涛', duty: 'finance', mobile: '021-57681234', isPreferred: true }))
    .resultData;
  expect((await list()).map((one) => [one.contactName, one.isPreferred])).toEqual([
    ['郭涛', true],
    ['许佳宁', false],
  ]);
  // Nobody who does not see a number loses it by changing the rest.
  expect((await save({ contactId, contactName: '许佳宁', duty: 'receiving' })).success).toBe(true);
  const whole = await call('/api/OpsCustomer/GetContact', { contactId });
  expect(whole.resultData).toEqual({ mobile: '13800137788', email: 'xu@example.cn' });
  const removed = { contactId: second.contactId, version: await fileVersion() };
  expect((await call('/api/OpsCustomer/RemoveContact', removed)).success).toBe(true);
  expect((await list()).map((one) => one.contactName)).toEqual(['许佳宁']);
  const [gone, looked, changed] = await history();
  expect([gone?.act, looked?.act, changed?.act]).toEqual(['删除联系人', '查看联系人电话', '保存联系人']);
  expect(changed?.changes).toContainEqual(
    expect.objectContaining({ name: '联系人', from: '许佳宁（采购经理）', to: '许佳宁（收货）' }),
  );
  expect(JSON.stringify(await history())).not.toMatch(/13800137788|xu@example/);
});

test('what is typed wrongly is refused at its field, one too many and a stale form too', async () => {
  const faults = async (data: object) => (await save({ contactName: '陈立', ...data })).errorData;
  expect(await faults({ contactName: '陈' })).toMatchObject([{ field: 'contactName' }]);
  expect(await faults({ mobile: '12345' })).toMatchObject([{ field: 'mobile' }]);
  expect(await faults({ email: 'nobody', note: '长'.repeat(201) })).toMatchObject([
    { field: 'email' },
    { field: 'note' },
  ]);
  expect((await save({ contactName: '陈立', duty: 'king' })).errorCode).toBe(errorCodes.badInput);
  expect((await save({ contactName: '陈立', version: 1 })).errorCode).toBe(errorCodes.outdated);
  expect((await save({ contactName: '陈立', contactId: '999' })).errorCode).toBe(errorCodes.notFound);
  for (let count = (await list()).length; count < maxContacts; count += 1) await save({ contactName: '联系人' });
  expect(await faults({})).toMatchObject([{ field: 'contactName', msg: '一个客户最多保存30名联系人' }]);
});

test('nobody else reads or changes them', async () => {
  const { contactId = '' } = (await list())[0] ?? {};
  const version = await fileVersion();
  const inputs = {
    '/api/OpsCustomer/GetContacts': {},
    '/api/OpsCustomer/GetContact': { contactId },
    '/api/OpsCustomer/SaveContact': { contactName: '陈立', duty: 'other', version },
    '/api/OpsCustomer/RemoveContact': { contactId, version },
  } as const;
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const buyer = { token: await signIn(app, 'admin') };
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const onlyViews = await buildStaff(app, { permissions: ['ops.customer.view'] });
  for (const [path, input] of Object.entries(inputs) as [Path, object][]) {
    expect((await call(path, input, {})).errorCode, path).toBe(errorCodes.signedOut);
    expect((await call(path, input, retail)).errorCode, path).toBe(errorCodes.notFound);
    for (const token of [buyer.token, supplier.token])
      expect((await call(path, input, { token })).errorCode, path).toBe(errorCodes.forbidden);
    const viewed = await call(path, input, { token: onlyViews.token });
    expect(viewed.success, path).toBe(path === '/api/OpsCustomer/GetContacts');
    // A person's file has none, and another customer's contact is not found there.
    expect((await call(path, { ...input, customerId: '2002' })).errorCode, path).toBe(errorCodes.notFound);
  }
});
