import { expect, test } from 'vitest';
import { readContractLines } from './contract-rows.ts';

test('lines from a sheet: tabs, blanks and commas part number and price', () => {
  expect(readContractLines('A1\t12.5\nB2, 3\n\n  C3   ¥0.01 \r\n')).toEqual([
    { lineNo: 1, itemNo: 'A1', priceFen: 1250 },
    { lineNo: 2, itemNo: 'B2', priceFen: 300 },
    { lineNo: 4, itemNo: 'C3', priceFen: 1 },
  ]);
});

test('what is no price, is too much, or comes twice is named by its line', () => {
  const faults = readContractLines('A1\nA2 viel\nA3 0\nA4 1 2\nA5 1\nA5 2').map(({ lineNo, fault }) => [lineNo, fault]);
  expect(faults).toEqual([
    [1, '每行一个商品编号和一个价格'],
    [2, '每行一个商品编号和一个价格'],
    [3, '每行一个商品编号和一个价格'],
    [4, '每行一个商品编号和一个价格'],
    [5, undefined],
    [6, '商品编号重复'],
  ]);
});
