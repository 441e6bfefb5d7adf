import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemTaxClassFaults, nearestTaxClass, noTaxClass, taxClassFaults, taxClassText } from './tax-class.ts';

const code = '1060105040000000000';
const zClass = fc.record({
  taxName: fc.constantFrom('', '纸制品', '文具'),
  taxCode: fc.constantFrom('', code, '1060102010000000000'),
});

describe('the tax classification', () => {
  test('is that of the nearest level that says anything, name and code of the same level', () => {
    expect(
      nearestTaxClass([noTaxClass, { taxName: '文具', taxCode: '' }, { taxName: '纸制品', taxCode: code }]),
    ).toEqual({
      taxName: '文具',
      taxCode: '',
    });
    fc.assert(
      fc.property(fc.array(zClass, { maxLength: 4 }), (levels) => {
        const found = nearestTaxClass(levels);
        const at = levels.findIndex(({ taxName, taxCode }) => taxName !== '' || taxCode !== '');
        expect(found).toEqual(levels[at] ?? noTaxClass);
        // What stands further up never reaches the paper beside it.
        expect(nearestTaxClass([found, ...levels])).toEqual(found);
      }),
    );
  });

  test('has a code of 19 digits and a name that can stand between two stars', () => {
    expect(taxClassFaults({ taxName: '纸*制品', taxCode: '106' })).toEqual({
      taxCode: '税收分类编码为19位数字',
      taxName: '税收分类简称不能含“*”',
    });
    expect(taxClassFaults({ taxName: '纸制品', taxCode: '' })).toEqual({});
    fc.assert(
      fc.property(fc.string(), (taxCode) => {
        expect('taxCode' in taxClassFaults({ taxName: '', taxCode })).toBe(taxCode !== '' && !/^\d{19}$/.test(taxCode));
      }),
    );
  });

  test('of goods has both or neither', () => {
    fc.assert(
      fc.property(zClass, (one) => {
        const isWhole = (one.taxName === '') === (one.taxCode === '');
        expect(Object.keys(itemTaxClassFaults(one))).toHaveLength(isWhole ? 0 : 1);
      }),
    );
    expect(taxClassText({ taxName: '纸制品', taxCode: code })).toBe(`纸制品 ${code}`);
    expect(taxClassText(noTaxClass)).toBe('');
  });
});
