import { payModes } from '@jicai/domain/orders/order-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnMoves, type ReturnState } from '@jicai/domain/returns/return-states.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { deliver, findOrder, type ShopOrder } from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedCredit);
let buyer: CallOptions = {};
let shop: CallOptions = {};
let addressId = '';
let goods: string[] = [];
let orderNos: string[] = [];

beforeAll(async () => {
  [buyer, shop] = [{ token: await signIn(app, 'buyer') }, { token: await signIn(app, 'operator') }];
  addressId = await buildAddress(app, buyer);
  // 333 and 7 fen leave remainders in every split.
  const made = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 400 });
  const { supplierId } = made;
  const second = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 7, stock: 400, supplierId });
  goods = [made.itemId, second.itemId];
  await inShop(app, businessCompanyId, (ctx) => ctx.db.update(suppliers).set({ address: '新桥路 1 号' }));
});

/** How often each step is tried; those that need a sheet in one state come more often than those that end it. */
const weights = {
  ask: 7,
  agree: 5,
  sendBack: 6,
  acceptReturnedGoods: 6,
  reship: 4,
  confirm: 4,
  ship: 3,
  receive: 2,
  refuse: 1,
  withdraw: 1,
  reject: 1,
  convert: 1,
  short: 1,
  buy: 1,
  due: 1,
} as const;
const kinds = (Object.keys(weights) as (keyof typeof weights)[]).flatMap((kind) =>
  Array.from({ length: weights[kind] }, () => kind),
);
const steps = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat({ max: 11 }),
  how: fc.nat({ max: 23 }),
  qty: fc.integer({ min: 1, max: 3 }),
  share: fc.constantFrom(1, 1, 0.5),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

const call = async (path: Parameters<typeof app.call>[0], data: object, who: CallOptions) =>
  (await app.call(path, { data: { requestId: randomUUID(), ...data } }, who)).errorCode;

async function take(step: Step): Promise<string> {
  if (step.kind === 'due') {
    await runDueOnce(app.deps);
    return '0';
  }
  if (step.kind === 'buy') return buy(step.qty);
  if (isSheetStep(step)) return onSheet(step);
  const order = await findOrder(app, String(orderNos[step.at % orderNos.length]), shop);
  const line = order.lines[step.how % order.lines.length];
  const { orderNo, version } = order;
  if (step.kind === 'ask') return ask(order, step);
  if (step.kind === 'receive') return call('/api/ShopOrder/Receive', { orderNo }, buyer);
  if (step.kind === 'ship') {
    const items = [{ orderItemId: line?.orderItemId, qty: step.qty }];
    return call('/api/OpsOrder/Ship', { orderNo, version, logisticsCode: 'self', items }, shop);
  }
  if (step.kind === 'short') {
    return call('/api/OpsOrder/CancelShort', { orderNo, version, orderItemId: line?.orderItemId, qty: 1 }, shop);
  }
  throw new Error(`no step ${step.kind}`);
}

async function buy(qty: number): Promise<string> {
  const items = goods.map((itemId, at) => ({ itemId, qty: qty + at }));
  const trade = await buildTrade(app, { ...buyer, addressId, items, payMode: payModes.credit });
  orderNos.push(...trade.orderNos);
  return '0';
}

/** Any kind of after-sales for any line; the shop takes what it may. */
async function ask(order: ShopOrder, { at, how, qty, share }: Step): Promise<string> {
  const line = order.lines[(at + how) % order.lines.length];
  const returnType = [1, 1, 3, 2][how % 4];
  const reasonCode =
    returnType === returnTypes.refundOnly
      ? [returnReasons.notReceived, returnReasons.outOfStock, returnReasons.agreed][how % 3]
      : returnReasons.agreed;
  const info = await app.call('/api/ShopReturn/GetApplyInfo', { data: { orderNo: order.orderNo } }, buyer);
  const bought = info.resultData.lines.find((one) => one.orderItemId === line?.orderItemId);
  const due = Math.floor(((bought?.payFee ?? 0) * qty) / (bought?.qty ?? 1));
  const applyFee = share === 1 ? undefined : Math.floor(due * share);
  return call(
    '/api/ShopReturn/Submit',
    {
      orderNo: order.orderNo,
      returnType,
      reasonCode,
      receiveState:
        reasonCode === returnReasons.agreed && returnType === returnTypes.refundOnly
          ? Math.floor(how / 12) + 1
          : undefined,
      items: [{ orderItemId: line?.orderItemId, qty, applyFee }],
      contactName: '陈思远',
      contactMobile: '13800100002',
    },
    buyer,
  );
}

type SheetStep = Step & {
  kind:
    | 'withdraw'
    | 'sendBack'
    | 'confirm'
    | 'convert'
    | 'agree'
    | 'refuse'
    | 'acceptReturnedGoods'
    | 'reject'
    | 'reship';
};

const isSheetStep = (step: Step): step is SheetStep => step.kind in moveOf;

const moveOf: Record<SheetStep['kind'], readonly ReturnState[]> = {
  withdraw: returnMoves.cancel.from,
  sendBack: returnMoves.sendBack.from,
  confirm: returnMoves.confirmExchange.from,
  convert: returnMoves.convert.from,
  agree: returnMoves.agree.from,
  refuse: returnMoves.refuse.from,
  acceptReturnedGoods: returnMoves.receive.from,
  reject: returnMoves.refuseReceive.from,
  reship: returnMoves.reship.from,
};

async function onSheet({ kind, how, share }: SheetStep): Promise<string> {
  // Mostly one that may take the step; now and then any.
  const reqData = how % 8 === 0 ? {} : { returnStates: moveOf[kind] };
  const page = await app.call('/api/OpsReturn/GetPage', { reqData }, shop);
  const sheet = page.resultData[how % Math.max(1, page.resultData.length)];
  if (!sheet) return 'none';
  const { returnNo, version } = sheet;
  const key = { returnNo, version };
  switch (kind) {
    case 'withdraw':
      return call('/api/ShopReturn/Cancel', key, buyer);
    case 'sendBack':
      return call('/api/ShopReturn/SubmitLogistics', { ...key, logisticsCode: 'self' }, buyer);
    case 'confirm':
      return call('/api/ShopReturn/ConfirmExchange', key, buyer);
    case 'convert':
      return call('/api/ShopReturn/ConvertToRefund', key, buyer);
    case 'agree': {
      const agreeFee = Math.max(1, Math.floor(sheet.applyFee! * share));
      const verdict = sheet.applyFee! > 0 ? { agreeFee, remark: '双方协商一致' } : {};
      return call('/api/OpsReturn/Audit', { ...key, isAgree: true, ...verdict }, shop);
    }
    case 'refuse':
      return call('/api/OpsReturn/Audit', { ...key, isAgree: false, remark: '商品无质量问题' }, shop);
    case 'acceptReturnedGoods': {
      const items = sheet.items.map(({ orderItemId, qty }) => ({
        orderItemId,
        goodQty: share === 1 ? qty : qty - 1,
        badQty: share === 1 ? 0 : how % 2,
        badReason: 'broken',
        missingReason: 'lessSent',
      }));
      return call('/api/OpsReturn/Receive', { ...key, items }, shop);
    }
    case 'reject':
      return call('/api/OpsReturn/RefuseReceive', { ...key, remark: '不是本店商品' }, shop);
    case 'reship':
      return call('/api/OpsReturn/Reship', { ...key, logisticsCode: 'self' }, shop);
    default:
      return kind satisfies never;
  }
}

test('whatever buyer and shop do with orders and sheets, in any order or at once, the invariants hold', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(steps, { minLength: 1, maxLength: 3 }), { minLength: 20, maxLength: 30 }),
      async (rounds) => {
        // An order of the run before, one that has arrived and one that has not been shipped.
        orderNos = orderNos.slice(-1);
        await buy(3);
        await deliver(app, String(orderNos.at(-1)), { shop, buyer });
        await buy(2);
        for (const together of rounds) {
          const outcomes = await Promise.all(together.map(take));
          for (const [at, outcome] of outcomes.entries()) {
            expect(outcome, JSON.stringify(together[at])).not.toBe('9');
            if (outcome === '0') seen.add(String(together[at]?.kind));
          }
        }
        await runDueOnce(app.deps);
        const broken = await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId));
        expect(broken).toEqual([]);
      },
    ),
    { numRuns: 18, seed: 20_261_121, endOnFailure: true },
  );
  // A walk in which nothing ever succeeds would prove nothing.
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'agree',
      'ask',
      'confirm',
      'receive',
      'refuse',
      'reship',
      'sendBack',
      'acceptReturnedGoods',
    ]),
  );
}, 200_000);

test.each([
  [
    'a line holds the units',
    sql`update order_lines set held_received_qty = held_received_qty + 1
    where company_id = 1001 and received_qty - returned_qty - held_received_qty - refused_qty > 0`,
  ],
  ['an order says that after-sales', sql`update orders set after_sale_state = 1 where company_id = 1001`],
  ['units given back', sql`update order_lines set returned_qty = 0 where company_id = 1001`],
  ['a sheet pays back', sql`update return_lines set refund_fen = refund_fen + 1 where company_id = 1001`],
  ['I9 the state of a sheet', sql`update return_sheets set state = 90 where company_id = 1001 and state = 60`],
  ['everything that arrived', sql`update orders set state = 70 where company_id = 1001 and state = 50`],
])('the check sees a breach of %s', async (name, damage) => {
  const broken = inShop(app, businessCompanyId, async (ctx) => {
    await ctx.db.execute(damage);
    // Thrown, so that the damage is rolled back.
    throw new Error((await brokenInvariants(ctx.db, businessCompanyId)).join('\n'));
  });
  await expect(broken).rejects.toThrow(name);
});
