import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, '零元整'],
  [1, '壹分'],
  [10, '壹角'],
  [101, '壹元零壹分'],
  [140_950, '壹仟肆佰零玖元伍角'],
  [600_720, '陆仟零柒元贰角'],
  [168_032, '壹仟陆佰捌拾元叁角贰分'],
  [10_700_053, '壹拾万柒仟元伍角叁分'],
  [1_640_902, '壹万陆仟肆佰零玖元零贰分'],
  [32_504, '叁佰贰拾伍元零肆分'],
  [10_000_000_000, '壹亿元整'],
  [10_000_000_100, '壹亿零壹元整'],
  [10_001_000_000, '壹亿零壹万元整'],
  [1_000_010_000, '壹仟万零壹佰元整'],
  [9_999_999_999, '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  [-150, '负壹元伍角'],
])('%i fen', (fen, text) => {
  expect(amountInWords(fen)).toBe(text);
});

/** The way back, digit by digit: what was read must be what was written. */
function read(text: string): number {
  const values = new Map(Array.from('零壹贰叁肆伍陆柒捌玖', (char, value) => [char, value]));
  const units: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };
  const [, whole = '', jiao = '', fen = ''] = /^(?:(.*)元)?(?:零)?(?:(.)角)?(?:(.)分)?整?$/.exec(text) ?? [];
  let sum = 0;
  let group = 0;
  let value = 0;
  for (const char of whole) {
    if (values.has(char)) value = values.get(char) ?? 0;
    else if (char === '万' || char === '亿') {
      sum += (group + value) * (char === '万' ? 10_000 : 100_000_000);
      [group, value] = [0, 0];
    } else {
      group += value * (units[char] ?? 0);
      value = 0;
    }
  }
  return (sum + group + value) * 100 + (values.get(jiao) ?? 0) * 10 + (values.get(fen) ?? 0);
}

test('reads back as the amount, and never says two gaps in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (fen) => {
      const text = amountInWords(fen);
      expect(read(text)).toBe(fen);
      expect(text).not.toMatch(/零零|零元.|零[万亿]/);
    }),
    { numRuns: 2000 },
  );
});
