import { expect, test } from 'vitest';
import { shortName } from './name-labels.ts';

test('a name under a bar is the part that tells companies apart, and is seldom cut', () => {
  expect(shortName('宁波安盾防护用品有限公司')).toBe('宁波安盾防护用品');
  expect(shortName('华东精密制造股份有限公司')).toBe('华东精密制造');
  expect(shortName('苏晴')).toBe('苏晴');
  expect(shortName('有限公司')).toBe('有限公司');
  expect(shortName('上海市浦东新区人民政府采购中心')).toBe('上海市浦东新区人民政府采…');
});
