import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePrice, discounted, explainPrice, type PriceOffers, priceSources, tierPriceOf } from './pricing.ts';

const offers: PriceOffers = {
  contract: null,
  discountBp: null,
  tiers: [
    { qtyFrom: 50, priceFen: 1460 },
    { qtyFrom: 10, priceFen: 1520 },
  ],
  enterpriseFen: 1580,
  retailFen: 1680,
};

describe('choosePrice', () => {
  const cases: [string, PriceOffers, Parameters<typeof choosePrice>[1], number | null, string][] = [
    ['visitor, one piece', offers, { qty: 1, isEnterprise: false }, 1680, 'retail'],
    ['visitor, ten pieces', offers, { qty: 10, isEnterprise: false }, 1520, 'tier'],
    ['enterprise, one piece', offers, { qty: 1, isEnterprise: true }, 1580, 'enterprise'],
    [
      'enterprise without its own price',
      { ...offers, enterpriseFen: null },
      { qty: 1, isEnterprise: true },
      1680,
      'retail',
    ],
    ['enterprise, sixty pieces', offers, { qty: 60, isEnterprise: true }, 1460, 'tier'],
    ['discount before tier', { ...offers, discountBp: 500 }, { qty: 60, isEnterprise: true }, 1501, 'discount'],
    ['discount is not for members', { ...offers, discountBp: 500 }, { qty: 1, isEnterprise: false }, 1680, 'retail'],
    [
      'a contract wins though it is dearer',
      { ...offers, discountBp: 500, contract: { priceFen: 1990, tiers: [] } },
      { qty: 60, isEnterprise: true },
      1990,
      'contract',
    ],
    [
      'the cheapest, where the shop wants it so',
      { ...offers, contract: { priceFen: 1990, tiers: [] } },
      { qty: 60, isEnterprise: true, strategy: 'min' },
      1460,
      'tier',
    ],
    [
      'tiers of a contract',
      { ...offers, contract: { priceFen: 1500, tiers: [{ qtyFrom: 20, priceFen: 1400 }] } },
      { qty: 20, isEnterprise: true },
      1400,
      'contract',
    ],
    ['nothing for members', { ...offers, retailFen: null }, { qty: 60, isEnterprise: false }, null, 'retail'],
  ];
  test.each(cases)('%s', (_name, given, buyer, priceFen, source) => {
    expect(choosePrice(given, buyer)).toMatchObject({ priceFen, source });
  });

  test('tiers rise and belong to the source', () => {
    expect(choosePrice(offers, { qty: 1, isEnterprise: true }).tiers.map((tier) => tier.qtyFrom)).toEqual([10, 50]);
    expect(choosePrice({ ...offers, discountBp: 1 }, { qty: 1, isEnterprise: true }).tiers).toEqual([]);
  });
});

const fenAmount = fc.integer({ min: 1, max: 1_000_000_000 });
const someTiers = fc.array(fc.record({ qtyFrom: fc.integer({ min: 1, max: 999 }), priceFen: fenAmount }), {
  maxLength: 5,
});
const someOffers: fc.Arbitrary<PriceOffers> = fc.record({
  contract: fc.option(fc.record({ priceFen: fenAmount, tiers: someTiers })),
  discountBp: fc.option(fc.integer({ min: 1, max: 9999 })),
  tiers: someTiers,
  enterpriseFen: fc.option(fenAmount),
  retailFen: fc.option(fenAmount),
});
const qty = fc.integer({ min: 1, max: 999_999 });

describe('properties', () => {
  test('the price is a positive integer or null, and min is never above first', () => {
    fc.assert(
      fc.property(someOffers, qty, fc.boolean(), (given, pieces, isEnterprise) => {
        const first = choosePrice(given, { qty: pieces, isEnterprise }).priceFen;
        const min = choosePrice(given, { qty: pieces, isEnterprise, strategy: 'min' }).priceFen;
        expect(first === null).toBe(min === null);
        if (first === null || min === null) return;
        expect(Number.isSafeInteger(first) && first > 0).toBe(true);
        expect(min).toBeLessThanOrEqual(first);
      }),
    );
  });

  test('members see nothing of contracts, discounts and enterprise prices', () => {
    fc.assert(
      fc.property(someOffers, qty, (given, pieces) => {
        const bare = { ...given, contract: null, discountBp: null, enterpriseFen: null };
        const buyer = { qty: pieces, isEnterprise: false };
        expect(choosePrice(given, buyer)).toEqual(choosePrice(bare, buyer));
      }),
    );
  });

  test('a tier price is that of the highest reached tier', () => {
    fc.assert(
      fc.property(someTiers, qty, (tiers, pieces) => {
        const price = tierPriceOf(tiers, pieces);
        if (price === null) expect(tiers.every((tier) => tier.qtyFrom > pieces)).toBe(true);
        else expect(tiers.some((tier) => tier.priceFen === price && tier.qtyFrom <= pieces)).toBe(true);
      }),
    );
  });

  test('a discount rounds half up, to within half a fen', () => {
    expect([discounted(1580, 500), discounted(1590, 500), discounted(1, 9999)]).toEqual([1501, 1511, 1]);
    fc.assert(
      fc.property(fenAmount, fc.integer({ min: 1, max: 9999 }), (base, bp) => {
        const exact = (base * (10_000 - bp)) / 10_000;
        expect(Math.abs(discounted(base, bp) - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('explainPrice', () => {
  const fen = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null });
  const tierList = fc.array(
    fc.record({ qtyFrom: fc.integer({ min: 1, max: 50 }), priceFen: fc.integer({ min: 1, max: 5000 }) }),
    { maxLength: 3 },
  );
  const anyOffers: fc.Arbitrary<PriceOffers> = fc.record({
    contract: fc.option(fc.record({ priceFen: fc.integer({ min: 1, max: 5000 }), tiers: tierList }), { nil: null }),
    discountBp: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null }),
    tiers: tierList,
    enterpriseFen: fen,
    retailFen: fen,
  });
  const anyBuyer = fc.record({
    qty: fc.integer({ min: 1, max: 60 }),
    isEnterprise: fc.boolean(),
    strategy: fc.constantFrom('first' as const, 'min' as const),
  });

  test('names every source once in its order, and the one that won is the price that is paid', () => {
    fc.assert(
      fc.property(anyOffers, anyBuyer, (own, buyer) => {
        const steps = explainPrice(own, buyer);
        const chosen = choosePrice(own, buyer);
        expect(steps.map(({ source }) => source)).toEqual([...priceSources]);
        const won = steps.filter(({ verdict }) => verdict === 'won');
        expect(won.map(({ source, priceFen }) => [source, priceFen])).toEqual(
          chosen.priceFen === null ? [] : [[chosen.source, chosen.priceFen]],
        );
        const isNamed = (verdict: string) => ['won', 'behind', 'dearer'].includes(verdict);
        for (const { priceFen, verdict } of steps) expect(priceFen !== null).toBe(isNamed(verdict));
      }),
    );
  });

  test('says why a source did not win', () => {
    const own = { ...offers, discountBp: 500 };
    expect(explainPrice(own, { qty: 5, isEnterprise: false }).map(({ verdict }) => verdict)).toEqual([
      'absent',
      'enterprisesOnly',
      'tooFew',
      'enterprisesOnly',
      'won',
    ]);
    expect(explainPrice(own, { qty: 60, isEnterprise: true, strategy: 'min' }).map(({ verdict }) => verdict)).toEqual([
      'absent',
      'dearer',
      'won',
      'dearer',
      'dearer',
    ]);
  });
});
