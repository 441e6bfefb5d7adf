import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { rowsOf } from '../../../../test/build-payment.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
const token = {} as Record<DemoAccount, string>;
const goods = { itemId: '', addressId: '' };

beforeAll(async () => {
  for (const name of ['buyer', 'admin', 'approver', 'member'] as const) token[name] = await signIn(app, name);
  goods.addressId = await buildAddress(app, { token: token.buyer });
  goods.itemId = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1000, stock: 9999 })).itemId;
});

/** An order of the buyer for a cost centre. */
async function orderFor(costCenter: string) {
  const { itemId, addressId } = goods;
  const { orderNos } = await buildTrade(app, { token: token.buyer, addressId, items: [{ itemId, qty: 1 }] });
  await rowsOf(app, 'update orders set cost_center = $1 where order_no = $2', [costCenter, orderNos[0]]);
}
const asked = async (as: string, host?: string) =>
  app.call('/api/ShopOrder/GetCostCenters', {}, { token: as, ...(host && { host }) });

test('the cost centres of the enterprise, each once, the last used first', async () => {
  expect((await asked(token.buyer)).resultData).toEqual([]);
  for (const name of ['总装一车间', '物流部', '', '总装一车间']) await orderFor(name);
  expect((await asked(token.buyer)).resultData).toEqual(['总装一车间', '物流部']);
  // A colleague is offered them too.
  expect((await asked(token.admin)).resultData).toEqual(['总装一车间', '物流部']);
});

test('no more than thirty', async () => {
  for (let at = 0; at < 31; at += 1) await orderFor(`项目-${at}`);
  const { resultData } = await asked(token.buyer);
  expect(resultData).toHaveLength(30);
  expect(resultData[0]).toBe('项目-30');
});

test('nobody else sees them', async () => {
  expect(await app.call('/api/ShopOrder/GetCostCenters', {})).toMatchObject({ errorCode: '2' });
  expect(await asked(token.approver)).toMatchObject({ errorCode: '3' });
  expect((await asked(token.member)).resultData).toEqual([]);
  const elsewhere = await signIn(app, 'member', { host: retailHost });
  expect((await asked(elsewhere, retailHost)).resultData).toEqual([]);
});
