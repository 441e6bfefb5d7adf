import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedAccount, maskedMobile } from './masks.ts';

test.each([
  ['13800100002', '138****0002'],
  [null, ''],
  ['', ''],
])('mobile %s', (mobile, masked) => expect(maskedMobile(mobile)).toBe(masked));

test.each([
  ['6222020200112233445', '**** 3445'],
  ['12345678', '****'],
  ['', ''],
])('account «%s»', (account, masked) => expect(maskedAccount(account)).toBe(masked));

test('no mask tells which of many numbers it was', () => {
  const middle = fc.stringMatching(/^\d{4}$/);
  fc.assert(
    fc.property(middle, middle, (one, other) => {
      expect(maskedMobile(`139${one}1234`)).toBe(maskedMobile(`139${other}1234`));
      expect(maskedAccount(`6222${one}01234`)).toBe(maskedAccount(`6222${other}01234`));
    }),
  );
});
