import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { expect, test } from 'vitest';
import { buildContractPrice, buildSku } from '../../../test/build-goods.ts';
import { ctxOf, inShop } from '../../../test/in-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { contractDiscounts } from '../../db/tables/prices.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { type ResolvedPrice, resolvePrices } from './index.ts';

const app = useTestApp();
const enterprise = { customerType: customerTypes.enterprise, customerId: '7' } as const;
const member = { customerType: customerTypes.member, customerId: '8' } as const;

async function priceFor(
  actor: { customerType: 1 | 2; customerId: string } | null,
  itemId: string,
  qty = 1,
): Promise<ResolvedPrice | undefined> {
  const prices = await inShop(app, businessCompanyId, (ctx) =>
    resolvePrices(actor ? ctxOf(ctx, actor) : ctx, [{ itemId, qty }]),
  );
  return prices.get(itemId);
}

test('visitors and members pay retail, enterprises their price, more pieces the tier', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId, {
    marketFen: 1500,
    tiers: [{ qtyFrom: 10, priceFen: 800 }],
  });
  expect(await priceFor(null, itemId)).toEqual({
    priceFen: 1000,
    source: 'retail',
    marketPriceFen: 1500,
    tiers: [{ qtyFrom: 10, priceFen: 800 }],
  });
  expect(await priceFor(member, itemId)).toMatchObject({ priceFen: 1000, source: 'retail' });
  expect(await priceFor(enterprise, itemId)).toMatchObject({ priceFen: 900, source: 'enterprise' });
  expect(await priceFor(enterprise, itemId, 10)).toMatchObject({ priceFen: 800, source: 'tier' });
});

test('a contract counts for its customer and its time only', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  const { deps } = app;
  await buildContractPrice(deps, businessCompanyId, { ...enterprise, itemId, priceFen: 850 });
  await buildContractPrice(deps, businessCompanyId, {
    ...enterprise,
    itemId,
    priceFen: 100,
    validFrom: new Date('2026-12-01T00:00:00Z'),
  });
  await buildContractPrice(deps, businessCompanyId, {
    ...enterprise,
    itemId,
    priceFen: 200,
    validFrom: new Date('2026-10-01T00:00:00Z'),
    validTo: new Date('2026-11-01T00:00:00Z'),
  });
  expect(await priceFor(enterprise, itemId)).toMatchObject({ priceFen: 850, source: 'contract', tiers: [] });
  expect(await priceFor({ customerType: customerTypes.enterprise, customerId: '9' }, itemId)).toMatchObject({
    priceFen: 900,
  });
  expect(await priceFor({ customerType: customerTypes.member, customerId: '7' }, itemId)).toMatchObject({
    priceFen: 1000,
  });
  app.setNow(new Date('2026-12-02T00:00:00Z'));
  expect(await priceFor(enterprise, itemId)).toMatchObject({ priceFen: 100, source: 'contract' });
  app.setNow(new Date('2026-11-21T02:00:00Z'));
});

test('a discount on the category takes from the enterprise price', async () => {
  const { itemId, categoryId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 999 });
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.insert(contractDiscounts).values({
      companyId: businessCompanyId,
      id: ctx.newId(),
      customerId: '7',
      categoryId,
      discountBp: 1000,
      validFrom: new Date('2026-01-01T00:00:00Z'),
    }),
  );
  expect(await priceFor(enterprise, itemId)).toMatchObject({ priceFen: 899, source: 'discount' });
});

test('a shop may keep its prices for who is signed in, or give the cheapest', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId, { tiers: [{ qtyFrom: 1, priceFen: 950 }] });
  const setOptions = (options: object) =>
    inShop(app, businessCompanyId, (ctx) => ctx.db.update(shopSettings).set({ options }));
  expect(await priceFor(enterprise, itemId)).toMatchObject({ priceFen: 950, source: 'tier' });
  await setOptions({ isPriceForMembersOnly: true, priceStrategy: 'min' });
  expect(await priceFor(null, itemId)).toMatchObject({ priceFen: null, tiers: [] });
  expect(await priceFor(enterprise, itemId)).toMatchObject({ priceFen: 900, source: 'enterprise' });
  await setOptions({});
});

test('another shop has no price for these goods', async () => {
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  const seen = await inShop(app, retailCompanyId, (ctx) => resolvePrices(ctx, [{ itemId, qty: 1 }]));
  expect(seen.size).toBe(0);
});
