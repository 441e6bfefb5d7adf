import { expect, test } from 'vitest';
import { specBesideName } from './spec-beside-name.ts';

test.each([
  ['a name that ends in it', '得力 A4 复印纸 70g 500张/包', '70g 500张/包', ''],
  ['a name that has its words apart', '按动中性笔 黑色 GP-280 0.5mm', '0.5mm 黑色', ''],
  ['only a part of it', '木禾 A4 复印纸 80g', '80g 500张/包', '80g 500张/包'],
  ['no spec', '木禾 A4 复印纸', '', ''],
  ['a number inside another', '垃圾袋 150L', '50L', '50L'],
  ['words set apart otherwise', '云朵 C120 面巾纸 M 码 190×130mm 24 包/箱', 'M 码 190×130mm 24包/箱', ''],
  ['a decimal inside another', '中性笔 10.5mm', '0.5mm', '0.5mm'],
  ['a longer number', '卷纸 3层 100', '10', '10'],
  ['signs with a meaning in patterns', '螺丝 M6×20 (不锈钢) 100+20颗', '(不锈钢) 100+20颗', ''],
  ['another spelling', '垃圾袋 50l', '50L', ''],
])('%s', (_, itemName, itemSpec, expected) => {
  expect(specBesideName(itemName, itemSpec)).toBe(expected);
});
