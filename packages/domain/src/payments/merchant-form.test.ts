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
    expect(
      providerFaults(merchantFields[channel], Object.fromEntries(required.map((field) => [field, 'x'])), []),
    ).toEqual({});
  }
});

test('private keys and the APIv3 key are secrets, what the counterpart publishes is not', () => {
  const secrets = channels.flatMap((channel) => merchantFields[channel].filter((one) => one.isSecret));
  expect(secrets.map((one) => one.field)).toEqual(['privateKey', 'privateKey', 'apiV3Key']);
});
