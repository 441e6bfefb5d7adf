import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});

let buyer = '';
let operator = '';
let addressId = '';
let goods: string[] = [];
let orderNos: string[] = [];

beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  addressId = await buildAddress(app, { token: buyer });
  // 333 and 7 fen leave remainders in every split; the stock is small enough to run out.
  const made = [
    await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 60 }),
    await buildSku(app.deps, businessCompanyId, { enterpriseFen: 7, stock: 40 }),
    await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1_000_000, stock: 40 }),
  ];
  goods = made.map((sku) => sku.itemId);
});

/** One thing that somebody tries; the shop may refuse it, but must not break. */
const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      qty: fc.integer({ min: 1, max: 9 }),
      payMode: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  ...(['pay', 'cancel', 'applyCancel', 'lock', 'agree', 'refuse', 'receive'] as const).map((kind) => ({
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant(kind), at: fc.nat(), qty: fc.constant(0) }),
  })),
  ...(['ship', 'short'] as const).map((kind) => ({
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant(kind), at: fc.nat(), qty: fc.integer({ min: 1, max: 5 }) }),
  })),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

async function take(step: Step): Promise<string> {
  if (step.kind === 'submit') return submit(step.qty, step.payMode);
  if (orderNos.length === 0) return 'nothing yet';
  const orderNo = String(orderNos[step.at % orderNos.length]);
  const data = { requestId: randomUUID(), orderNo, reasonCode: cancelReasons.notWanted };
  const found = await app.call('/api/OpsOrder/GetPage', { searchKey: orderNo }, { token: operator });
  const order = found.resultData[0]!;
  const line = order.lines[step.at % order.lines.length]!;
  const shopSide = { ...data, version: order.version };
  const asBuyer = { token: buyer };
  const asShop = { token: operator };
  switch (step.kind) {
    case 'pay':
      return payTrade(app, order.tradeNo);
    case 'cancel':
      return (await app.call('/api/ShopOrder/Cancel', { data }, asBuyer)).errorCode;
    case 'applyCancel':
      return (await app.call('/api/ShopOrder/ApplyCancel', { data }, asBuyer)).errorCode;
    case 'receive':
      return (await app.call('/api/ShopOrder/Receive', { data }, asBuyer)).errorCode;
    case 'lock':
      return (await app.call('/api/OpsOrder/SetPickLock', { data: { ...shopSide, isLocked: true } }, asShop)).errorCode;
    case 'agree':
    case 'refuse': {
      const verdict = { ...shopSide, isAgree: step.kind === 'agree', reason: '已经打包' };
      return (await app.call('/api/OpsOrder/AuditCancel', { data: verdict }, asShop)).errorCode;
    }
    case 'ship': {
      const items = [{ orderItemId: line.orderItemId, qty: step.qty }];
      const parcel = { ...shopSide, logisticsCode: 'jd', logisticsNo: 'JD0001112223', items };
      return (await app.call('/api/OpsOrder/Ship', { data: parcel }, asShop)).errorCode;
    }
    case 'short': {
      const short = { ...shopSide, orderItemId: line.orderItemId, qty: step.qty };
      return (await app.call('/api/OpsOrder/CancelShort', { data: short }, asShop)).errorCode;
    }
    default:
      return step satisfies never;
  }
}

async function submit(qty: number, payMode: 1 | 2): Promise<string> {
  const items = goods.map((itemId, at) => ({ itemId, qty: at === 2 ? 1 : qty + at }));
  try {
    const trade = await buildTrade(app, { token: buyer, addressId, items, payMode });
    orderNos.push(...trade.orderNos);
    return '0';
  } catch (error) {
    return (error as Error).message;
  }
}

test('whatever buyers, shop and money do, in any order or at once, the invariants hold', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(steps, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 14 }),
      async (rounds) => {
        orderNos = orderNos.slice(-6);
        for (const together of rounds) {
          const outcomes = await Promise.all(together.map(take));
          for (const [at, outcome] of outcomes.entries()) {
            expect(outcome, together[at]?.kind).not.toMatch(/^9|fault/);
            if (outcome === '0' || outcome === 'applied') seen.add(String(together[at]?.kind));
          }
        }
        const broken = await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId));
        expect(broken).toEqual([]);
      },
    ),
    { numRuns: 8, seed: 20_261_121, endOnFailure: true },
  );
  // A walk in which nothing ever succeeds would prove nothing.
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['applyCancel', 'cancel', 'pay', 'receive', 'ship', 'short', 'submit']),
  );
}, 120_000);

test.each([
  ['I1 the ledger', sql`update stock_rows set reserved = reserved + 1 where company_id = 1001 and reserved < on_hand`],
  [
    'I4 a line',
    sql`update order_lines set cancelled_qty = cancelled_qty + 1 where company_id = 1001 and qty - cancelled_qty - shipped_qty > 0`,
  ],
  ['I4 goods of a paid', sql`update stock_reservations set state = 10 where company_id = 1001 and state = 20`],
  ['I5', sql`update credit_accounts set used_fen = used_fen + 1 where company_id = 1001`],
  ['I9 the state', sql`update orders set state = 70 where company_id = 1001 and state = 60`],
  ['fees', sql`update order_lines set pay_fen = pay_fen + 1, freight_fen = freight_fen + 1 where company_id = 1001`],
  ['I3', sql`update order_refund_parts set fee_fen = fee_fen + 100000000 where company_id = 1001`],
  ['a trade stands', sql`update trades set state = 20 where company_id = 1001 and state = 30`],
])('the check sees a breach of %s', async (name, damage) => {
  const broken = inShop(app, businessCompanyId, async (ctx) => {
    await ctx.db.execute(damage);
    // Thrown, so that the damage is rolled back.
    throw new Error((await brokenInvariants(ctx.db, businessCompanyId)).join('\n'));
  });
  await expect(broken).rejects.toThrow(name);
});
