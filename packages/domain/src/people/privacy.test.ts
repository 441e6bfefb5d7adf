import { expect, test } from 'vitest';
import { closeBlockerText, maskedAccount, maskedLogin, maskedMobile, maskedName } from './privacy.ts';

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
