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
    expect(providerFaults(merchantFields[channel], { ...filled, siteOrigin: 'https://shop.example.cn' }, [])).toEqual(
      {},
    );
  }
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
