import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { ctxOf, inShop } from '../../../test/in-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { commitReservations, consumeReservations, releaseReservations, reserveStock } from './index.ts';

const app = useTestApp();
const newId = () => app.deps.db.newId();

async function stockOf(itemId: string, companyId = businessCompanyId) {
  const { rows } = await app.deps.db.pool.query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock_rows where company_id = $1 and item_id = $2',
    [companyId, itemId],
  );
  return rows[0];
}

async function ledgerOf(itemId: string) {
  const { rows } = await app.deps.db.pool.query<{ h: number; r: number; t: string }>(
    'select on_hand_delta as h, reserved_delta as r, source_type as t from stock_ledger where item_id = $1 order by id',
    [itemId],
  );
  return rows.map((row) => [row.t, row.h, row.r]);
}

const refusal = (code: string) => expect.objectContaining({ code });

describe('reserveStock', () => {
  test('reserve, commit, ship in two parcels: stock and ledger agree', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    const orderLineId = newId();
    await inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId, itemId, qty: 6 }]));
    expect(await stockOf(itemId)).toEqual({ on_hand: 10, reserved: 6 });
    await inShop(app, businessCompanyId, (ctx) => commitReservations(ctx, [orderLineId]));
    await inShop(app, businessCompanyId, (ctx) => consumeReservations(ctx, [{ orderLineId, qty: 2 }]));
    await inShop(app, businessCompanyId, (ctx) => consumeReservations(ctx, [{ orderLineId, qty: 4 }]));
    expect(await stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await ledgerOf(itemId)).toEqual([
      ['import', 10, 0],
      ['reserve', 0, 6],
      ['ship', -2, -2],
      ['ship', -4, -4],
    ]);
    await expect(
      inShop(app, businessCompanyId, (ctx) => consumeReservations(ctx, [{ orderLineId, qty: 1 }])),
    ).rejects.toEqual(refusal('3001'));
  });

  test('all lines or none', async () => {
    const plenty = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    const scarce = await buildSku(app.deps, businessCompanyId, { stock: 1 });
    const lines = [plenty, scarce].map(({ itemId }) => ({ orderLineId: newId(), itemId, qty: 2 }));
    await expect(inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, lines))).rejects.toEqual(refusal('2005'));
    expect(await stockOf(plenty.itemId)).toEqual({ on_hand: 10, reserved: 0 });
  });

  test('two lines of one item count together, and an item without stock row has nothing', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 3 });
    const twice = [2, 2].map((qty) => ({ orderLineId: newId(), itemId, qty }));
    await expect(inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, twice))).rejects.toEqual(refusal('2005'));
    const bare = await buildSku(app.deps, businessCompanyId, { stock: null });
    const line = [{ orderLineId: newId(), itemId: bare.itemId, qty: 1 }];
    await expect(inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, line))).rejects.toEqual(refusal('2005'));
  });

  test('thirty buyers race for ten pieces by threes: exactly three get them', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    const tries = Array.from({ length: 30 }, () =>
      inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId: newId(), itemId, qty: 3 }])),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toEqual(refusal('2005'));
    expect(await stockOf(itemId)).toEqual({ on_hand: 10, reserved: 9 });
  });

  test('orders with the same goods in opposite order do not deadlock', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => buildSku(app.deps, businessCompanyId, { stock: 1000 })));
    const both = [a!, b!];
    const tries = Array.from({ length: 20 }, (_, at) => {
      const order = at % 2 ? both : both.toReversed();
      const lines = order.map(({ itemId }) => ({ orderLineId: newId(), itemId, qty: 1 }));
      return inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, lines));
    });
    await Promise.all(tries);
    expect(await stockOf(a!.itemId)).toEqual({ on_hand: 1000, reserved: 20 });
  });
});

describe('releaseReservations', () => {
  test('gives back a part, then the rest, then nothing', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    const orderLineId = newId();
    await inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId, itemId, qty: 6 }]));
    await inShop(app, businessCompanyId, (ctx) => releaseReservations(ctx, [{ orderLineId, qty: 2 }]));
    expect(await stockOf(itemId)).toEqual({ on_hand: 10, reserved: 4 });
    await inShop(app, businessCompanyId, (ctx) => releaseReservations(ctx, [{ orderLineId }]));
    await inShop(app, businessCompanyId, (ctx) => releaseReservations(ctx, [{ orderLineId }]));
    expect(await stockOf(itemId)).toEqual({ on_hand: 10, reserved: 0 });
  });

  test('a released line may be reserved again', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    const line = { orderLineId: newId(), itemId, qty: 6 };
    await inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [line]));
    await inShop(app, businessCompanyId, (ctx) => releaseReservations(ctx, [{ orderLineId: line.orderLineId }]));
    await inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [line]));
    expect(await stockOf(itemId)).toEqual({ on_hand: 10, reserved: 6 });
  });
});

test('another company has no facts, no stock and no reservation of these goods', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 10 });
  const orderLineId = newId();
  await inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId, itemId, qty: 6 }]));
  expect(await inShop(app, retailCompanyId, (ctx) => listSkuFacts(ctx, [itemId]))).toEqual(new Map());
  await expect(
    inShop(app, retailCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId: newId(), itemId, qty: 1 }])),
  ).rejects.toEqual(refusal('2005'));
  await inShop(app, retailCompanyId, (ctx) => releaseReservations(ctx, [{ orderLineId }]));
  expect(await stockOf(itemId)).toEqual({ on_hand: 10, reserved: 6 });
});

test('facts tell what can be sold now', async () => {
  const sku = await buildSku(app.deps, businessCompanyId, { stock: 12, minQty: 4, stepQty: 2, itemName: '测试笔' });
  await inShop(app, businessCompanyId, (ctx) =>
    reserveStock(ctx, [{ orderLineId: newId(), itemId: sku.itemId, qty: 4 }]),
  );
  const off = await buildSku(app.deps, businessCompanyId, { isOnSale: false });
  const priceless = await buildSku(app.deps, businessCompanyId, { retailFen: null });
  const ids = [sku.itemId, off.itemId, priceless.itemId, '1'];
  const facts = await inShop(app, businessCompanyId, (ctx) => listSkuFacts(ctx, ids));
  expect(facts.size).toBe(3);
  expect(facts.get(sku.itemId)).toMatchObject({
    itemName: '测试笔',
    availQty: 8,
    stockState: stockStates.scarce,
    itemState: itemStates.onSale,
    minQty: 4,
  });
  expect(facts.get(off.itemId)?.itemState).toBe(itemStates.offSale);
  expect(facts.get(priceless.itemId)?.itemState).toBe(itemStates.offSale);
  const buyer = { customerType: customerTypes.enterprise, customerId: '7' } as const;
  const seen = await inShop(app, businessCompanyId, (ctx) => listSkuFacts(ctxOf(ctx, buyer), [priceless.itemId]));
  expect(seen.get(priceless.itemId)?.itemState).toBe(itemStates.onSale);
});
