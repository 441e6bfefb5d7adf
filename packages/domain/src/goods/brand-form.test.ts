import { expect, test } from 'vitest';
import { brandFaults } from './brand-form.ts';

test('a brand has a name; its initial is a letter or nothing', () => {
  const good = { brandName: '晨禾', brandNameEn: 'Chenhe', initial: 'C' };
  expect(brandFaults(good)).toEqual({});
  expect(brandFaults({ ...good, initial: '', brandNameEn: '' })).toEqual({});
  expect(brandFaults({ brandName: ' ', brandNameEn: 'x'.repeat(51), initial: 'c' })).toEqual({
    brandName: '请填写品牌名称',
    brandNameEn: '英文名最多50字',
    initial: '首字母为 A 到 Z',
  });
});
