import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildRegistration } from '../../../test/build-registration.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp();
const readPath = '/api/OpsCustomer/GetModel';
const editPath = '/api/OpsCustomer/EditTerm';
let operator = '';
beforeAll(async () => {
  operator = await signIn(app, 'operator');
});

/** Lets an enterprise in; `terms` as the operator agreed on them, none without. */
async function admit(number: number, terms: object = {}) {
  await buildRegistration(app, number);
  const accountNo = `Qiye_${String(number).padStart(4, '0')}`;
  const page = await app.call('/api/OpsCustomer/GetRegisterPage', { searchKey: accountNo }, { token: operator });
  const { registerId, version } = page.resultData[0]!;
  const data = { registerId, version, isAgree: true, requestId: crypto.randomUUID(), ...terms };
  return app.call('/api/OpsCustomer/AuditRegister', { data }, { token: operator });
}
const read = (customerId: string, options: object = { token: operator }) =>
  app.call(readPath, { data: { customerId } }, options);
const edit = (data: object, options: object = { token: operator }) =>
  app.call(editPath, { data: { requestId: crypto.randomUUID(), ...data } }, options);

test('an enterprise is let in with 月结 30 天, or with what was agreed on', async () => {
  const usual = await admit(61);
  expect((await read(usual.resultData.customerId)).resultData).toMatchObject({
    customerId: usual.resultData.customerId,
    customerName: '上海第61贸易有限公司',
    termKind: 'monthly',
    termDays: 30,
    termText: '月结 30 天',
    version: 1,
  });
  const agreed = await admit(62, { termKind: 'receipt', termDays: 7 });
  expect((await read(agreed.resultData.customerId)).resultData).toMatchObject({ termText: '货到 7 天' });
  expect((await admit(63, { termKind: 'never', termDays: 7 })).errorCode).toBe('4');
  expect((await admit(64, { termKind: 'invoice', termDays: 366 })).errorCode).toBe('4');
});

test('the operator changes the terms, of the version he read, and a record says so', async () => {
  const before = (await read('2001')).resultData;
  const input = { customerId: '2001', termKind: 'invoice', termDays: 45, version: before.version };
  expect((await edit({ ...input, termDays: 366 })).errorCode).toBe('4');
  expect((await edit({ ...input, termDays: -1 })).errorCode).toBe('4');
  expect((await edit({ ...input, version: before.version + 1 })).errorCode).toBe('6');
  expect((await edit({ ...input, version: undefined })).errorCode).toBe('6');
  expect((await edit(input)).resultData).toMatchObject({ termText: '票到 45 天', version: before.version + 1 });
  expect((await read('2001')).resultData).toMatchObject({ termKind: 'invoice', termDays: 45 });
  const records = await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .select({ path: auditRecords.path, before: auditRecords.before, after: auditRecords.after })
      .from(auditRecords)
      .where(and(eq(auditRecords.companyId, businessCompanyId), eq(auditRecords.subject, 'customer 2001'))),
  );
  expect(records).toEqual([{ path: editPath, before: { term: '月结 30 天' }, after: { term: '票到 45 天' } }]);
});

test('nobody but the shop’s operator, and only enterprises of the shop', async () => {
  const input = { customerId: '2001', termKind: 'monthly', termDays: 30, version: 1 };
  for (const name of ['buyer', 'finance', 'admin', 'supplier'] as const) {
    const token = await signIn(app, name);
    expect([name, (await read('2001', { token })).errorCode]).toEqual([name, '3']);
    expect([name, (await edit(input, { token })).errorCode]).toEqual([name, '3']);
  }
  expect((await read('2001', {})).errorCode).toBe('2');
  expect((await edit(input, {})).errorCode).toBe('2');
  const token = await signIn(app, 'operator', { host: retailHost });
  expect((await read('2001', { token, host: retailHost })).errorCode).toBe('5');
  expect((await edit(input, { token, host: retailHost })).errorCode).toBe('5');
  const member = await app.call('/api/Account/GetUserInfo', {}, { token: await signIn(app, 'member') });
  expect((await read(member.resultData.customer.customerId)).errorCode).toBe('5');
  expect((await edit({ ...input, customerId: member.resultData.customer.customerId })).errorCode).toBe('5');
});
