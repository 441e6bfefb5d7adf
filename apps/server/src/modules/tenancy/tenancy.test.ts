import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp();
const path = '/api/ShopHostUrlMapTemplate/GetList';

describe('ShopHostUrlMapTemplate/GetList', () => {
  test('each host gets its own shop', async () => {
    const business = await app.call(path, { companyUrl: 'x' }, { host: 'business.localhost:8080' });
    const retail = await app.call(path, {}, { host: 'retail.localhost' });
    expect(business.resultData.companyTempList[0]).toMatchObject({ companyId: '1001', webColor: '#29166f' });
    expect(retail.resultData.companyTempList[0]).toMatchObject({ companyId: '1002', webColor: '#2f6b4f' });
  });

  test('an unmapped loopback host shows the demo shop, or the one that companyUrl names', async () => {
    const plain = await app.call(path, {}, { host: '127.0.0.1:8080' });
    const named = await app.call(path, { companyUrl: 'http://retail.localhost:8080/#/home' }, { host: 'localhost' });
    expect(plain.resultData.companyTempList[0]?.companyId).toBe('1001');
    expect(named.resultData.companyTempList[0]?.companyId).toBe('1002');
  });

  test('a mapped host wins over companyUrl and companyId in the body', async () => {
    const answer = await app.call(path, { companyUrl: 'retail.localhost', companyId: '1002' });
    expect(answer.resultData.companyTempList[0]?.companyId).toBe('1001');
  });

  test('who holds the current timestamp gets no body parts', async () => {
    const first = await app.call(path);
    const second = await app.call(path, { timestamp: first.resultData.timestamp });
    expect(first.resultData.companyTempList).toHaveLength(1);
    expect(second.resultData).toMatchObject({ companyTempList: [], timestamp: first.resultData.timestamp });
  });

  test('the place is kept on a step back only where the shop says so', async () => {
    const keepsPlace = async () => (await app.call(path)).resultData.companyTempList[0]?.keepsPlace;
    const setOptions = (options: object) =>
      withTenant(app.deps.db, '1001', (tx) =>
        tx.update(shopSettings).set({ options }).where(eq(shopSettings.companyId, '1001')),
      );
    expect(await keepsPlace()).toBe(false);
    const [before] = await withTenant(app.deps.db, '1001', (tx) =>
      tx.select({ options: shopSettings.options }).from(shopSettings).where(eq(shopSettings.companyId, '1001')),
    );
    await setOptions({ keepsPlace: true });
    // An answer is used again for two seconds.
    app.setNow(new Date(Date.now() + 5000));
    expect(await keepsPlace()).toBe(true);
    await setOptions(before?.options as object);
  });

  test('a wrong type is answered with the field', async () => {
    const answer = await app.call(path, { companyUrl: { no: 1 } });
    expect(answer).toMatchObject({ errorCode: '4', errorData: [{ field: 'companyUrl' }], status: 200 });
  });
});
