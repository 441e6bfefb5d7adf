import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
let token = '';
beforeAll(async () => {
  token = await signIn(app, 'operator');
});

const set = (as: string, data: { itemId: string; place: string; version?: number }, host?: string) =>
  app.call(
    '/api/OpsStock/SetPlace',
    { data: { ...data, requestId: randomUUID() } },
    { token: as, ...(host && { host }) },
  );
const shelf = async (itemId: string) =>
  (await app.call('/api/OpsStock/GetLedger', { reqData: { itemId } }, { token })).shelf;

test('a place is written by an operator or by the supplier of the goods, each on what it read', async () => {
  const { itemId, supplierId } = await buildSku(app.deps, businessCompanyId, { stock: 3 });
  const own = await buildStaff(app, { role: 'supplierClerk', supplierId });
  expect(await shelf(itemId)).toEqual({ place: '', version: 0 });
  expect((await set(token, { itemId, place: ' A-03-2 ', version: 0 })).resultData).toEqual({
    place: 'A-03-2',
    version: 1,
  });
  expect((await set(token, { itemId, place: 'B-1', version: 0 })).errorCode).toBe('6');
  expect((await set(own.token, { itemId, place: 'B-1', version: 1 })).resultData).toEqual({ place: 'B-1', version: 2 });
  expect(await shelf(itemId)).toEqual({ place: 'B-1', version: 2 });
  const records = await inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `stock ${itemId}`)),
  );
  expect(records.at(-1)).toMatchObject({ before: { place: 'A-03-2' }, after: { place: 'B-1' } });
});

test('refused: another supplier, another shop, goods that are none, a place too long, no version', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 3 });
  const foreign = await buildSku(app.deps, businessCompanyId, { stock: 3 });
  const other = await buildStaff(app, { role: 'supplierAdmin', supplierId: foreign.supplierId });
  expect((await set(other.token, { itemId, place: 'A', version: 0 })).errorCode).toBe('5');
  const retail = await signIn(app, 'operator', { host: retailHost });
  expect((await set(retail, { itemId, place: 'A', version: 0 }, retailHost)).errorCode).toBe('5');
  expect((await set(token, { itemId: '999', place: 'A', version: 0 })).errorCode).toBe('5');
  expect(await set(token, { itemId, place: 'A'.repeat(31), version: 0 })).toMatchObject({ errorCode: '4' });
  expect(await set(token, { itemId, place: 'A' })).toMatchObject({ errorCode: '4' });
  expect(await shelf(itemId)).toEqual({ place: '', version: 0 });
});
