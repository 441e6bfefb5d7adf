import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  discountOf,
  discountTargets,
  discountTargetTexts,
  discountText,
  readDiscountLines,
} from './contract-discounts.ts';
import { linesOfSheet } from './contract-sheet.ts';

test('a discount is written as it is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (bp) => {
      expect(discountOf(discountText(bp).replace('折', ''))).toBe(bp);
    }),
  );
  expect([400, 1250, 1].map(discountText)).toEqual(['9.6折', '8.75折', '9.999折']);
});

test('what is none is refused', () => {
  expect(['10', '0', '', '-1', '9.6折', '9.6666', '96'].map(discountOf)).toEqual(Array(7).fill(undefined));
  expect(discountOf('９．６')).toBe(400);
});

test('lines of discounts are read as they are written, from a sheet too', () => {
  const zName = fc.stringMatching(/^[一-龥A-Z0-9（）]{1,8}(\/[一-龥]{1,4})?$/);
  const zLine = fc.record({
    target: fc.constantFrom(...discountTargets),
    name: zName,
    bp: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(zLine, { selector: ({ target, name }) => `${target} ${name}` }), (lines) => {
      const rows = lines.map(({ target, name, bp }) => ({
        cells: [discountTargetTexts[target], name, discountText(bp)],
      }));
      const text = linesOfSheet([{ cells: ['类型', '对象', '折扣'] }, ...rows, { cells: ['', ' '] }]).join('\n');
      expect(readDiscountLines(text)).toEqual(
        lines.map(({ target, name, bp }, at) => ({ lineNo: at + 1, target, name, discountBp: bp })),
      );
    }),
  );
});

test('a line has days of its own behind the discount, from a sheet too', () => {
  const [line = ''] = linesOfSheet([{ cells: ['品牌', '晨 禾', '9.5', '2027-01-01T00:00:00.000Z', '2027-12-31'] }]);
  expect(readDiscountLines(line)).toEqual([
    { lineNo: 1, target: 'brand', name: '晨 禾', discountBp: 500, validFrom: '2027-01-01', validTo: '2027-12-31' },
  ]);
  expect(readDiscountLines('分类 书写工具 9.2 2027-1-1')[0]).toMatchObject({
    discountBp: 800,
    validFrom: '2027-01-01',
  });
});

test('a line that says no discount names what is wrong', () => {
  const faults = readDiscountLines('品牌 晨 禾 9.6\n品牌\t晨 禾\t9.5\n东西 甲 9\n\n分类 乙\n商品 A-1 12').map(
    ({ lineNo, fault }) => [lineNo, fault],
  );
  expect(faults).toEqual([
    [1, undefined],
    [2, '对象重复'],
    [3, '每行写 类型、对象、折扣，类型为商品、分类或品牌'],
    [5, '每行写 类型、对象、折扣，类型为商品、分类或品牌'],
    [6, '折扣应在0到10折之间，如 9.6'],
  ]);
});
