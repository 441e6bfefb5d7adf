import { expect, test } from 'vitest';
import { freightShortText, freightStateText, freightText, promiseText } from './delivery-texts.ts';

test.each([
  [{ freightFee: 0, freeShortFee: 0 }, '免运费'],
  [{ freightFee: 1000, freeShortFee: 2800 }, '运费 ¥10.00，再买 ¥28.00 免运费'],
  [{ freightFee: 1000, freeShortFee: null }, '运费 ¥10.00'],
  [{ freightFee: null, freeShortFee: null }, ''],
])('%o', (state, text) => {
  expect(freightStateText(state)).toBe(text);
  expect(freightText(state)).toBe(text.split('，')[0]);
  expect(freightShortText(state)).toBe(text.split('，').at(-1));
});

test('a promise names the hour and the day', () => {
  expect(promiseText({ cutOff: '17:00', day: '2999-01-02' })).toBe('17:00 前下单，1月2日送达');
});
