import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { expect, test } from 'vitest';
import { cheapestAt, compareRows } from './compare-rows.ts';

const sku = (part: Partial<SkuDetail>) =>
  ({
    brandName: '启文',
    modelNo: '',
    itemSpec: '0.5mm',
    colorName: '',
    minQty: 1,
    stepQty: 1,
    maxQty: 0,
    unitName: '盒',
    deliveryDays: 1,
    supplierName: '启文办公',
    packing: '',
    isReturnable7: true,
    noReasonDays: 7,
    attrs: [],
    ...part,
  }) as unknown as SkuDetail;

test('differences are marked, attributes of any of the goods stand once, empty lines are left out', () => {
  const rows = compareRows([
    sku({ attrs: [{ name: '墨水', value: '中性' }] }),
    sku({
      itemSpec: '0.38mm',
      attrs: [
        { name: '墨水', value: '中性' },
        { name: '笔尖', value: '针管' },
      ],
    }),
  ]);
  const of = (name: string) => rows.find((row) => row.name === name);
  expect(of('规格')).toEqual({ name: '规格', values: ['0.5mm', '0.38mm'], isDifferent: true });
  expect(of('墨水')?.isDifferent).toBe(false);
  expect(of('笔尖')).toEqual({ name: '笔尖', values: ['', '针管'], isDifferent: true });
  expect(of('型号')).toBeUndefined();
  expect(rows.filter(({ name }) => name === '墨水')).toHaveLength(1);
});

test.each([
  [[300, 200, null], 1],
  [[200, 200], -1],
  [[200, null], -1],
  [[], -1],
])('the cheapest of %j', (prices, at) => {
  expect(cheapestAt(prices.map((price) => ({ price, unitName: '盒' })))).toBe(at);
});

test('prices of different units are not compared', () => {
  expect(
    cheapestAt([
      { price: 300, unitName: '箱' },
      { price: 200, unitName: '盒' },
    ]),
  ).toBe(-1);
});
