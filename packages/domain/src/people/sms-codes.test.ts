import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeToOf, isMailAllowed, ownCodeTo } from './sms-codes.ts';

test('a code goes to the one that is given, never to two and never to none', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '13800100002'), fc.constantFrom('', 'a@b.cn'), (mobile, email) => {
      const to = codeToOf({ mobile, email });
      if ((mobile === '') === (email === '')) expect(to).toBeUndefined();
      else expect(to).toEqual(mobile === '' ? { email } : { mobile });
    }),
  );
});

test('of an account its mobile counts first, and a mailbox where it has none', () => {
  expect(ownCodeTo({ mobile: '13800100002', email: 'a@b.cn' })).toEqual({ mobile: '13800100002' });
  expect(ownCodeTo({ mobile: null, email: 'a@b.cn' })).toEqual({ email: 'a@b.cn' });
  expect(ownCodeTo({ mobile: null, email: null })).toBeUndefined();
});

test('a shop that has not said so allows no mailbox', () => {
  for (const stored of [
    undefined,
    null,
    {},
    { codes: null },
    { codes: { isByMail: 'true' } },
    { codes: { isByMail: 1 } },
  ])
    expect(isMailAllowed(stored)).toBe(false);
  expect(isMailAllowed({ codes: { isByMail: true } })).toBe(true);
});
