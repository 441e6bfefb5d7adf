import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { usePaymentVendors } from '../../../test/use-payment-vendors.ts';
import { moneyBreaches } from '../../../test/walk/money-breaches.ts';
import { walkMoney } from '../../../test/walk/walk-money.ts';
import { seedMerchants } from '../../seed/merchants.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

/** `npm run walk` sets these for a long one. */
const steps = Number(process.env['WALK_STEPS'] ?? 400);
const seed = Number(process.env['WALK_SEED'] ?? 7);
const isLong = process.env['WALK_STEPS'] !== undefined;
const say = (line: string) => void (isLong && process.stdout.write(`${line}\n`));

const app = useTestApp(seedMerchants);
let vendors: VendorDouble;
beforeAll(async () => {
  vendors = await startVendorDouble();
  await usePaymentVendors(app, vendors, businessCompanyId);
});
afterAll(() => vendors.close());

test(
  'whatever buyers, channels, workers and clocks do, money in is applied, given back or open, to the fen',
  { timeout: 36_000_000 },
  async () => {
    const report = await walkMoney(app, vendors, { steps, seed, say });
    say(JSON.stringify(report));
    // A walk in which nothing ever happens would prove nothing; what is rare has its time in a long one alone.
    const { decide: _decide, timeOut: _timeOut, ...often } = report.done;
    const counts = isLong ? report.done : often;
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(Math.min(report.inFen, report.outFen)).toBeGreaterThan(0);
  },
);

test.each([
  ['money that was never there', 'update payments set received_fen = received_fen + 1 where pay_state = 20'],
  ['a refund that nobody made', 'update refunds set fee_fen = fee_fen + 1 where refund_state = 30'],
  ['an applied payment that is forgotten', 'update payments set apply_state = 3 where apply_state = 1'],
])('the check sees %s', async (_name, damage) => {
  const tradeNos = (await rowsOf<{ no: string }>(app, 'select trade_no as no from trades')).map(({ no }) => no);
  expect((await moneyBreaches(app, vendors, { tradeNos })).breaches).toEqual([]);
  await rowsOf(app, 'create table kept as select id, received_fen, apply_state from payments');
  await rowsOf(app, 'create table kept_refunds as select id, fee_fen from refunds');
  await rowsOf(app, damage);
  expect((await moneyBreaches(app, vendors, { tradeNos })).breaches).not.toEqual([]);
  await rowsOf(
    app,
    'update payments p set received_fen = k.received_fen, apply_state = k.apply_state from kept k where k.id = p.id',
  );
  await rowsOf(app, 'update refunds r set fee_fen = k.fee_fen from kept_refunds k where k.id = r.id');
  await rowsOf(app, 'drop table kept; drop table kept_refunds');
});
