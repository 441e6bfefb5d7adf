import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actText, applyAct, type GoodsAct, type ItemFacts, mayUndo, priceModes, priceNameList } from './goods-acts.ts';

const item: ItemFacts = { isOnSale: true, retailFen: 1000, enterpriseFen: 900, marketFen: null };
const zFen = fc.option(fc.integer({ min: 1, max: 10_000_000 }));
const zLabelId = fc.integer({ min: 1, max: 9 }).map(String);
const zItem = fc.record({
  isOnSale: fc.boolean(),
  retailFen: zFen,
  enterpriseFen: zFen,
  marketFen: zFen,
  labelIds: fc.uniqueArray(zLabelId, { maxLength: 5 }),
});
const zAct: fc.Arbitrary<GoodsAct> = fc.oneof(
  fc.record({ kind: fc.constant('onSale' as const), isOnSale: fc.boolean() }),
  fc.record({
    kind: fc.constant('price' as const),
    price: fc.constantFrom(...priceNameList),
    mode: fc.constantFrom(...priceModes),
    value: fc.integer({ min: -20_000, max: 10_000_000 }),
  }),
  fc.record({
    kind: fc.constant('label' as const),
    labelId: zLabelId,
    labelName: fc.constant('新品'),
    isSet: fc.boolean(),
  }),
);

describe('an act', () => {
  test('changes prices by an amount, a difference or a share', () => {
    const price = (mode: (typeof priceModes)[number], value: number) =>
      applyAct(item, { kind: 'price', price: 'retailFen', mode, value });
    expect(price('set', 1200)).toEqual({ after: { ...item, retailFen: 1200 } });
    expect(price('add', -1)).toEqual({ after: { ...item, retailFen: 999 } });
    expect(price('percent', -550)).toEqual({ after: { ...item, retailFen: 945 } });
    expect(price('add', -1000)).toEqual({ fault: '调整后的价格须大于 0' });
    expect(price('percent', 0)).toEqual({ fault: '价格没有变化' });
  });
  test('needs a price to change one by a share, and any price to be sold', () => {
    expect(applyAct(item, { kind: 'price', price: 'marketFen', mode: 'percent', value: 500 })).toHaveProperty('fault');
    const bare = { ...item, isOnSale: false, retailFen: null, enterpriseFen: null };
    expect(applyAct(bare, { kind: 'onSale', isOnSale: true })).toEqual({ fault: '没有价格，不能上架' });
  });
  test('makes no price below one fen, changes one field alone, and can be undone right after', () => {
    fc.assert(
      fc.property(zItem, zAct, (facts, act) => {
        const outcome = applyAct(facts, act);
        if ('fault' in outcome) {
          expect(outcome.fault).not.toBe('');
          return;
        }
        const { after } = outcome;
        const changed = (Object.keys(facts) as (keyof typeof facts)[]).filter((field) => facts[field] !== after[field]);
        expect(changed).toHaveLength(1);
        for (const price of priceNameList) expect(after[price] ?? 1).toBeGreaterThan(0);
        expect(mayUndo(after, after, act)).toBe(true);
        expect(mayUndo(facts, after, act)).toBe(false);
      }),
    );
  });
});

test('what was kept before there were labels says nothing of them', () => {
  const act: GoodsAct = { kind: 'onSale', isOnSale: true };
  expect(mayUndo({ ...item, labelIds: ['1'] }, item, act)).toBe(true);
  expect(mayUndo({ ...item, labelIds: ['1'] }, { ...item, labelIds: [] }, act)).toBe(false);
});

test('an act in words', () => {
  expect(actText({ kind: 'label', labelId: '1', labelName: '新品', isSet: true })).toBe('贴上标签 新品');
  expect(actText({ kind: 'onSale', isOnSale: false })).toBe('下架');
  expect(actText({ kind: 'price', price: 'retailFen', mode: 'percent', value: -500 })).toBe('零售价 −5%');
  expect(actText({ kind: 'price', price: 'enterpriseFen', mode: 'add', value: 150 })).toBe('企业价 +¥1.50');
  expect(actText({ kind: 'price', price: 'marketFen', mode: 'set', value: 19_900 })).toBe('市场价设为 ¥199.00');
});
