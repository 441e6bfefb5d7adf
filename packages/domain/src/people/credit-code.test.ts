import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditCode } from './credit-code.ts';

const right = [
  '91350100M000100Y43',
  '91330100799655058B',
  '9144030071526726XG',
  '914403001922038216',
  '91110000802100433B',
  // Remainder 0.
  '91110105MA00000100',
  // The demo enterprise.
  '91310117MA1J2K3L48',
];

describe('GB 32100', () => {
  test.each(right)('takes %s', (code) => expect(creditCode(code)).toBeUndefined());

  test.each([
    '91350100M000100Y4Z',
    '91350100M000100Y4',
    '91350100m000100y43',
    '9135010OM000100Y43',
    '91350100M000100Y44',
    '',
  ])('refuses «%s»', (code) => expect(creditCode(code)).toBe('统一社会信用代码格式不正确'));

  test('of all characters one ends a code rightly', () => {
    const seventeen = fc.array(fc.constantFrom(...Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')), {
      minLength: 17,
      maxLength: 17,
    });
    fc.assert(
      fc.property(seventeen, (head) => {
        const ends = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXYIOSVZ').filter(
          (end) => creditCode(head.join('') + end) === undefined,
        );
        expect(ends).toHaveLength(1);
      }),
    );
  });

  test('notices any single wrong character', () => {
    const place = fc.integer({ min: 0, max: 17 });
    const symbol = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'.split(''));
    fc.assert(
      fc.property(fc.constantFrom(...right), place, symbol, (code, at, other) => {
        fc.pre(code.charAt(at) !== other);
        expect(creditCode(code.slice(0, at) + other + code.slice(at + 1))).toBeDefined();
      }),
    );
  });
});
