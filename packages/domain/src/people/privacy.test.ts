import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeBlockerText, maskedAccount, maskedEmail, maskedLogin, maskedMobile, maskedName } from './privacy.ts';

test.each([
  ['13800100002', '138****0002'],
  ['021-57812345', '***-****2345'],
  ['', ''],
])('%s is shown as %s', (number, shown) => expect(maskedMobile(number)).toBe(shown));

test.each([
  ['13800100002', '138****0002'],
  ['supplier', 'sup***'],
  ['ab', 'ab***'],
])('the account %s is shown as %s', (login, shown) => expect(maskedLogin(login)).toBe(shown));

test.each([
  ['zhao.ming@example.cn', 'z***@example.cn'],
  ['', ''],
])('the mailbox %s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));

test('of a mailbox one character is shown, however long it is', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const at = email.lastIndexOf('@');
      expect(maskedEmail(email)).toBe(`${email[0]}***${email.slice(at)}`);
    }),
  );
});

test.each([
  ['张三', '张*'],
  ['欧阳娜娜', '欧**'],
  ['', ''],
  ['𠮷田', '𠮷*'],
])('%s is shown as %s', (name, shown) => expect(maskedName(name)).toBe(shown));

test.each([
  ['6222020200112233445', '**** 3445'],
  ['12345678', '****'],
  ['', ''],
])('account %s is shown as %s', (account, shown) => expect(maskedAccount(account)).toBe(shown));

test('a blocker is a sentence', () => {
  expect(closeBlockerText('order', 2)).toBe('2 个订单未完成');
  expect(closeBlockerText('admin', 1)).not.toContain('1');
});
