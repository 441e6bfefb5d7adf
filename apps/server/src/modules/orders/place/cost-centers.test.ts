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
/** Without a list of the enterprise's own (docs/domain/accounts.md §7). */
const codes = async (as: string, host?: string) => {
  const { isList, costCenters } = (await asked(as, host)).resultData;
  expect(isList).toBe(false);
  return costCenters.map(({ code }) => code);
};

test('the cost centres of the enterprise, each once, the last used first', async () => {
  expect(await codes(token.buyer)).toEqual([]);
  for (const name of ['总装一车间', '物流部', '', '总装一车间']) await orderFor(name);
  expect(await codes(token.buyer)).toEqual(['总装一车间', '物流部']);
  // A colleague is offered them too.
  expect(await codes(token.admin)).toEqual(['总装一车间', '物流部']);
});

test('no more than thirty', async () => {
  for (let at = 0; at < 31; at += 1) await orderFor(`项目-${at}`);
  const found = await codes(token.buyer);
  expect(found).toHaveLength(30);
  expect(found[0]).toBe('项目-30');
});

test('nobody else sees them', async () => {
  expect(await app.call('/api/ShopOrder/GetCostCenters', {})).toMatchObject({ errorCode: '2' });
  expect(await asked(token.approver)).toMatchObject({ errorCode: '3' });
  expect(await codes(token.member)).toEqual([]);
  const elsewhere = await signIn(app, 'member', { host: retailHost });
  expect(await codes(elsewhere, retailHost)).toEqual([]);
});
