import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impactText } from './contract-impact.ts';

const item = { itemNo: 'A1', isOnSale: true, enterpriseFen: 900, retailFen: 1000 };

test('taking an item off sale names who can no longer buy it; a price names who follows and who stays', () => {
  const impact = { customerCount: 3, highestFee: 880, discountCustomerCount: 2 };
  expect(impactText(item, { ...item, isOnSale: false }, impact)).toBe('A1 下架后，有协议的 5 个客户不能再买');
  expect(impactText(item, { ...item, enterpriseFen: 890 }, impact)).toBe(
    'A1 改价：2 个协议折扣客户随企业价改变，3 个协议价客户不变',
  );
  expect(impactText(item, { ...item, enterpriseFen: 870 }, impact)).toContain('新价低于协议价（最高 ¥8.80）');
  expect(impactText(item, { ...item, enterpriseFen: null, retailFen: 900 }, impact)).toBe('');
});

test('nothing is said of goods nobody signed for, and of what stays as it was', () => {
  const zFen = fc.option(fc.integer({ min: 1, max: 2000 }));
  const zItem = fc.record({ itemNo: fc.constant('A1'), isOnSale: fc.boolean(), enterpriseFen: zFen, retailFen: zFen });
  fc.assert(
    fc.property(zItem, zItem, fc.nat(5), (before, after, count) => {
      expect(impactText(before, after, { customerCount: 0, discountCustomerCount: 0 })).toBe('');
      expect(impactText(before, before, { customerCount: count, highestFee: 1, discountCustomerCount: count })).toBe(
        '',
      );
    }),
  );
});
