import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildRule } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
const tokens = {} as Record<DemoAccount, string>;
let addressId = '';
let itemId = '';

const at = async (hours: number) => {
  app.setNow(new Date(start.getTime() + hours * 3_600_000));
  for (const who of ['admin', 'buyer', 'approver'] as const) tokens[who] = await signIn(app, who);
};
const submit = () => buildTrade(app, { token: tokens.buyer, addressId, items: [{ itemId, qty: 1 }] });
const read = async (tradeNo: string, who: DemoAccount = 'approver') =>
  (await app.call('/api/ShopAudit/GetModel', { data: { tradeNo } }, { token: tokens[who] })).resultData;

beforeAll(async () => {
  await at(0);
  addressId = await buildAddress(app, { token: tokens.buyer });
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 1000 }));
});
beforeEach(async () => {
  await rowsOf(app, 'delete from approval_rules where company_id = $1', [businessCompanyId]);
  await buildRule(app, { priority: 1, condition: { amountFromFen: 30_000 } });
  await buildRule(app, { priority: 2 });
});

test('carts of one person that together pass a limit are shown to who decides, and not to who asks', async () => {
  await at(0);
  const first = await submit();
  expect((await read(first.tradeNo)).splitting).toBeUndefined();
  await at(23);
  const second = await submit();
  expect((await read(second.tradeNo)).splitting).toEqual({
    ruleName: expect.stringContaining('规则'),
    limitFee: 30_000,
    sumFee: 40_000,
    trades: [{ tradeNo: first.tradeNo, payFee: 20_000, submitTime: '2026-11-21 10:00:00', auditId: first.auditId }],
  });
  expect((await read(first.tradeNo)).splitting?.trades.map(({ tradeNo }) => tradeNo)).toEqual([second.tradeNo]);
  expect((await read(second.tradeNo, 'buyer')).splitting).toBeUndefined();
  // He may see the order, but was not asked about it.
  expect((await read(second.tradeNo, 'admin')).splitting).toBeUndefined();
});

test('once it is decided there is nothing to warn of', async () => {
  await at(60);
  await submit();
  const { tradeNo, auditId } = await submit();
  const asked = await read(tradeNo);
  expect(asked.splitting).toMatchObject({ sumFee: 40_000 });
  const data = { auditTaskId: asked.auditTaskId, version: asked.version, comment: '', requestId: randomUUID() };
  const answer = await app.call('/api/ShopAudit/Approve', { data }, { token: tokens.approver });
  expect(answer).toMatchObject({ success: true });
  expect(await read(tradeNo)).toMatchObject({ auditId, auditState: auditStates.approved });
  expect((await read(tradeNo)).splitting).toBeUndefined();
});

test('neither what is a day apart, nor what was taken back, nor limits of others count', async () => {
  await at(100);
  const old = await submit();
  await at(125);
  const late = await submit();
  expect((await read(late.tradeNo)).splitting).toBeUndefined();
  const back = await submit();
  expect((await read(late.tradeNo)).splitting).toMatchObject({ sumFee: 40_000 });
  const data = { tradeNo: back.tradeNo, requestId: randomUUID() };
  await app.call('/api/ShopAudit/Withdraw', { data }, { token: tokens.buyer });
  expect((await read(late.tradeNo)).splitting).toBeUndefined();
  expect((await read(old.tradeNo)).splitting).toBeUndefined();
  await at(200);
  await rowsOf(app, `update approval_rules set condition = condition || '{"orgIds": ["2102"]}' where priority = 1`, []);
  await submit();
  expect((await read((await submit()).tradeNo)).splitting).toBeUndefined();
});
