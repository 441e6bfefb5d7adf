import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { tellEndingPrices } from './index.ts';

const app = useTestApp();
const customerId = '2001';
const title = '我的客户协议价将到期';
let operator: CallOptions = {};
let salesman: Awaited<ReturnType<typeof buildStaff>>;

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const agree = (row: object) => app.call('/api/OpsCustomer/SavePrices', command({ customerId, rows: [row] }), operator);
const sweep = () =>
  Promise.all([businessCompanyId, retailCompanyId].map((companyId) => inShop(app, companyId, tellEndingPrices)));
const told = async (token: string) =>
  (await app.call('/api/Message/GetPage', { pageSize: 100 }, { token })).resultData.filter(
    (one) => one.title === title,
  );
async function handTo(salesmanId: string) {
  const { version } = (await app.call('/api/OpsCustomer/GetModel', { data: { customerId } }, operator)).resultData;
  const set = await app.call('/api/OpsCustomer/SetSalesman', command({ customerId, version, salesmanId }), operator);
  expect(set.success).toBe(true);
}

beforeAll(async () => {
  app.setNow(new Date('2026-11-21T02:00:00Z'));
  operator = { token: await signIn(app, 'operator') };
  salesman = await buildStaff(app, { permissions: ['ops.customer.view'] });
});

test('who looks after a customer hears once of prices that end soon and are followed by none, nobody else does', async () => {
  const items = await Promise.all(Array.from({ length: 4 }, () => buildSku(app.deps, businessCompanyId)));
  const [first, second, followed, far] = items.map(({ itemId }) => itemId);
  await agree({ itemId: first, priceFee: 800, validTo: '2026-12-05' });
  await agree({ itemId: second, priceFee: 800, validTo: '2026-12-10' });
  await agree({ itemId: followed, priceFee: 800, validTo: '2026-12-01' });
  await agree({ itemId: followed, priceFee: 790, validFrom: '2026-12-02' });
  await agree({ itemId: far, priceFee: 800, validTo: '2027-06-30' });
  // Without anybody who looks after it nothing is taken as told.
  await sweep();
  await handTo(salesman.userId);
  await sweep();
  await sweep();
  expect(await told(salesman.token)).toMatchObject([
    {
      content: expect.stringMatching(/有 2 个协议价即将到期，最早有效至 2026-12-05，请续期。$/),
      linkUrl: `/customers/${customerId}?tab=prices`,
    },
  ]);
  const other = await buildStaff(app, { permissions: ['ops.customer.view'] });
  for (const token of [operator.token ?? '', other.token]) expect(await told(token)).toEqual([]);

  // Another end is told again.
  app.setNow(new Date('2026-11-21T03:00:00Z'));
  const rows = (await app.call('/api/OpsCustomer/GetPricePage', { reqData: { customerId } }, operator)).resultData;
  const priceId = rows.find((row) => row.itemId === first)?.priceId ?? '';
  const extended = { customerId, rows: [{ priceId, validTo: '2026-12-05' }], validTo: '2026-12-15' };
  expect((await app.call('/api/OpsCustomer/ExtendPrices', command(extended), operator)).resultData.savedCount).toBe(1);
  await sweep();
  expect(await told(salesman.token)).toHaveLength(2);
});
