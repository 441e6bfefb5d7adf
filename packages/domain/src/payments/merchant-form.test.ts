import { expect, test } from 'vitest';
import { providerFaults } from '../shop-side/provider-form.ts';
import { merchantFields } from './merchant-form.ts';
import { channels } from './payment-states.ts';

test('what a channel needs is asked for once, a kept secret not again', () => {
  for (const channel of channels) {
    const required = merchantFields[channel].filter((one) => one.isRequired).map((one) => one.field);
    expect(Object.keys(providerFaults(merchantFields[channel], {}, []))).toEqual(required);
    const secrets = merchantFields[channel].filter((one) => one.isSecret).map((one) => one.field);
    expect(Object.keys(providerFaults(merchantFields[channel], {}, secrets))).toEqual(
      required.filter((one) => !secrets.includes(one)),
    );
    const filled = Object.fromEntries(required.map((field) => [field, 'x']));
    const given = { ...filled, siteOrigin: 'https://shop.example.cn', bankAccount: '6222 0000 1111 2222' };
    expect(providerFaults(merchantFields[channel], given, [])).toEqual({});
  }
});

test('a bank account is made of digits', () => {
  const given = { accountName: '华东工采', bankName: '工商银行', bankAccount: '六二二二' };
  expect(providerFaults(merchantFields.TRANSFER, given, [])).toEqual({ bankAccount: '银行账号格式不正确' });
});

test('an address is an origin over https, on the machine itself over http as well', () => {
  const faultOf = (siteOrigin: string) =>
    providerFaults(
      merchantFields.ALIPAY.filter(({ isOrigin }) => isOrigin),
      { siteOrigin },
      [],
    );
  for (const origin of ['https://shop.example.cn', 'https://shop.example.cn:8443', 'http://localhost:8080'])
    expect(faultOf(origin)).toEqual({});
  for (const origin of ['shop', 'http://shop.example.cn', 'https://shop.example.cn/', 'ftp://localhost', 'https://'])
    expect(faultOf(origin)).toEqual({ siteOrigin: '请填写 https:// 开头的网址，不带路径' });
});

test('private keys and the APIv3 key are secrets, what the counterpart publishes is not', () => {
  const secrets = channels.flatMap((channel) => merchantFields[channel].filter((one) => one.isSecret));
  expect(secrets.map((one) => one.field)).toEqual(['privateKey', 'privateKey', 'apiV3Key', 'appSecret']);
});
