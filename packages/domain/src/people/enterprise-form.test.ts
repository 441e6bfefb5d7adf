import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankAccount, bankPair, enterpriseName, rejectReason, tidyCreditCode } from './enterprise-form.ts';

const faultyName = '请输入营业执照上的企业全称';

describe('enterpriseName', () => {
  test.each([
    '华东精密制造有限公司',
    '上海ABC（集团）有限公司',
    '北京A&B·科技-股份(中国)公司',
    'ACME Co.'.replace(' ', ''),
  ])('takes «%s»', (name) => expect(enterpriseName(name)).toBeUndefined());
  test.each(['', '公司', '<b>公司</b>', '上海公司\n', '上海😀公司', 'a'.repeat(101), '上海 贸易公司'])(
    'refuses «%s»',
    (name) => expect(enterpriseName(name)).toBe(faultyName),
  );
  test('never lets markup or control characters through', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('<', '>', '"', "'", '\u0000', '\n', '\u2028'), (text, bad) => {
        expect(enterpriseName(`上海${text}${bad}公司`)).toBe(faultyName);
      }),
    );
  });
});

test('a credit code is taken as people type it', () =>
  expect(tidyCreditCode(' ９1350100m000100y43 ')).toBe('91350100M000100Y43'));

test.each([
  ['', '', undefined],
  ['工商银行上海分行', '6222020200112233445', undefined],
  ['工商银行上海分行', '', '请同时填写开户行和银行账号'],
  ['', '6222020200112233445', '请同时填写开户行和银行账号'],
])('bank «%s» with account «%s»', (bank, account, fault) => expect(bankPair(bank, account)).toBe(fault));

test.each([
  ['1234567', '银行账号格式不正确'],
  ['6222 0202-0011', undefined],
  ['', undefined],
  ['6222020200112233445x', '银行账号格式不正确'],
])('account «%s»', (account, fault) => expect(bankAccount(account)).toBe(fault));

test.each([
  ['执照不清晰', undefined],
  ['', '请填写驳回原因'],
  ['x'.repeat(201), '请填写驳回原因'],
])('reason «%s»', (reason, fault) => expect(rejectReason(reason)).toBe(fault));
