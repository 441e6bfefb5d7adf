import { expect, test } from 'vitest';
import { sheetText } from './sheet-text.ts';

test.each(['=1+1', '+86', '-2', '@SUM(A1)', '\t=1', '\r@x', '＝HYPERLINK("x")'])(
  '%j is no formula any more',
  (text) => {
    expect(sheetText(text)).toBe(`'${text}`);
  },
);

test.each(['', 'A4 复印纸', '中性笔 0.5mm', 'a=b', ' 5'])('%j stays as it is', (text) => {
  expect(sheetText(text)).toBe(text);
});
