import { describe, expect, test } from 'vitest';
import {
  accountNo,
  captchaCode,
  confirmedPassword,
  email,
  loginAccountNo,
  mailCode,
  mobile,
  newPassword,
  passwordMd5,
  personName,
  provedEmail,
  smsCode,
  tidyEmail,
} from '../people/account-form.ts';
import { addressBeyondArea, addressLine, addressTag, receiver, telephone, zipCode } from '../people/address-form.ts';
import { hasEmoji, tidyCode } from './text.ts';

const rules = {
  accountNo,
  captchaCode,
  email,
  loginAccountNo,
  mailCode,
  mobile,
  passwordMd5,
  personName,
  provedEmail,
  smsCode,
  addressLine,
  addressTag,
  receiver,
  telephone,
  zipCode,
};

describe.each([
  [
    'accountNo',
    ['buyer01', 'A_2345', 'a'.repeat(20)],
    ['buyer', '1buyer', '_buyer', 'a'.repeat(21), 'buy er', '张三buyer', ''],
  ],
  ['loginAccountNo', ['buyer', '13800100002', 'a'.repeat(50)], ['', 'a'.repeat(51)]],
  ['passwordMd5', ['E10ADC3949BA59ABBE56E057F20F883E'], ['e10adc3949ba59abbe56e057f20f883e', '123456', '']],
  ['mobile', ['13800100002', '19912345678'], ['12800100002', '1380010000', '138001000023', '+8613800100002', '']],
  ['smsCode', ['012345'], ['12345', '1234567', 'abcdef', '']],
  ['captchaCode', ['a7Kp'], ['a7K', 'a7Kp9', '']],
  ['personName', ['陈思', '阿卜杜拉·买买提', 'Anna Lee'], ['陈', '陈1', '陈  思', '陈思!', '字'.repeat(21), '']],
  ['email', ['', 'a.b@c.cn', 'x@mail.example.com'], ['a@b', '@b.cn', 'a@@b.cn', 'a b@c.cn', `${'a'.repeat(96)}@b.cn`]],
  ['mailCode', ['012345'], ['12345', '']],
  [
    'provedEmail',
    ['a.b@c.cn', 'A+1@Mail.Example.com'],
    [
      '',
      'a@b',
      'a,b@c.cn',
      'a@c.cn,b@c.cn',
      '"a"@c.cn',
      '张三@c.cn',
      'a@中文.cn',
      'a;b@c.cn',
      `${'a'.repeat(96)}@b.cn`,
    ],
  ],
  ['receiver', ['王芳', '2号仓 收货组'], ['王', '13800', '王芳😀', '字'.repeat(21), '王\u0007芳', '张三\ud800', '']],
  ['telephone', ['', '021-57681200', '02157681200', '0571-8765432-123'], ['57681200', '021-576812', '400-820-6618']],
  ['zipCode', ['', '201612'], ['20161', '2016123', 'abcdef']],
  [
    'addressLine',
    ['民益路201号', '𠮷祥路201号', '字'.repeat(120)],
    ['民益路', '民益路201号\udc00', '字'.repeat(121), ''],
  ],
  ['addressTag', ['', '公司'], ['一二三四五六七八九十一']],
] as const)('%s', (name, fine, faulty) => {
  test.each(fine)('takes «%s»', (value) => expect(rules[name](value)).toBeUndefined());
  test.each(faulty)('refuses «%s»', (value) => expect(rules[name](value)).toMatch(/[\u4e00-\u9fff]/));
});

test.each([
  ['Jicai@2026', 'buyer01', undefined],
  ['abcDEF12', 'buyer01', undefined],
  ['abcdef12', 'buyer01', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['Ab1@', 'buyer01', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['Jicai @2026', 'buyer01', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['xBuyer01@9', 'buyer01', '密码不能包含账号'],
])('a new password «%s»', (value, account, text) => expect(newPassword(value, account)).toBe(text));

test('the second password must be the first', () => {
  expect(confirmedPassword('a', 'a')).toBeUndefined();
  expect(confirmedPassword('a', 'b')).toBe('两次输入的密码不一致');
});

test('an address line that repeats its area says nothing', () => {
  expect(addressBeyondArea('上海市 松江区', '上海市松江区')).toBe('请输入5-120个字的详细地址');
  expect(addressBeyondArea('上海市松江区新桥镇1号', '上海市松江区')).toBeUndefined();
});

test('full-width letters and digits become plain; digits are no emoji', () => {
  expect(tidyCode('　１３８００１０ＡＢ ')).toBe('1380010AB');
  expect(hasEmoji('3号仓#2*')).toBe(false);
});

test.each([
  [' A.B@C.cn ', 'a.b@c.cn'],
  ['ａ@c.cn', 'a@c.cn'],
  // The sign of Kelvin is a small k in the end: what is written to is what is compared.
  ['\u212A@c.cn', 'k@c.cn'],
])('the mailbox «%s» is kept as %s', (typed, kept) => expect(tidyEmail(typed)).toBe(kept));
