import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionFault, readContractLines } from './contract-rows.ts';

test('lines from a sheet: tabs, blanks and commas part number and price', () => {
  expect(readContractLines('A1\t12.5\nB2, 3\n\n  C3   ¥0.01 \r\n')).toEqual([
    { lineNo: 1, itemNo: 'A1', priceFen: 1250, tiers: [] },
    { lineNo: 2, itemNo: 'B2', priceFen: 300, tiers: [] },
    { lineNo: 4, itemNo: 'C3', priceFen: 1, tiers: [] },
  ]);
});

test('what is no price, is too much, or comes twice is named by its line', () => {
  const faults = readContractLines('A1\nA2 viel\nA3 0\nA4 1 5:0.9 2\nA5 1\nA5 2\nA6 9 10:8.5|5:8\nA7 9 viel').map(
    ({ lineNo, fault }) => [lineNo, fault],
  );
  expect(faults).toEqual([
    [1, '每行一个商品编号和一个价格'],
    [2, '价格应大于 0，最多两位小数'],
    [3, '价格应大于 0，最多两位小数'],
    [4, '每行一个商品编号和一个价格'],
    [5, undefined],
    [6, '商品编号重复'],
    [7, '阶梯写成 10:8.50|50:8.00，数量逐级增加，最多 5 档'],
    [8, '阶梯写成 10:8.50|50:8.00，数量逐级增加，最多 5 档'],
  ]);
});

test('prices by quantity stand behind the price', () => {
  expect(readContractLines('A1\t9.00\t10:8.50|50:8')[0]?.tiers).toEqual([
    { qtyFrom: 10, priceFen: 850 },
    { qtyFrom: 50, priceFen: 800 },
  ]);
});

test('a first and a last day stand at the end, with or without prices by quantity', () => {
  expect(readContractLines('A1 9 2027-01-01\nA2\t9\t10:8\t2027/1/1\t2027/12/31\nA3 9 viel 2027-01-01')).toMatchObject([
    { itemNo: 'A1', priceFen: 900, tiers: [], validFrom: '2027-01-01', validTo: '' },
    { itemNo: 'A2', tiers: [{ qtyFrom: 10 }], validFrom: '2027-01-01', validTo: '2027-12-31' },
    { itemNo: 'A3', fault: '阶梯写成 10:8.50|50:8.00，数量逐级增加，最多 5 档' },
  ]);
});

test('a price is extended while it holds, to a later day or without an end', () => {
  const zMs = fc.integer({ min: 1, max: 8 });
  const zPrice = fc.record({ fromMs: zMs, toMs: fc.option(zMs), nextMs: fc.option(zMs) });
  fc.assert(
    fc.property(zPrice, fc.option(zMs), zMs, (price, endMs, nowMs) => {
      const { fromMs, toMs, nextMs } = price;
      const holds = fromMs <= nowMs && toMs !== null && toMs > nowMs;
      const isLater = toMs !== null && (endMs === null || endMs > toMs);
      const isBeforeNext = nextMs === null || (endMs !== null && endMs <= nextMs);
      expect(extensionFault(price, endMs, nowMs) === undefined).toBe(holds && isLater && isBeforeNext);
    }),
  );
});
