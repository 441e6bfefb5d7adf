import { expect, test } from 'vitest';
import { settingFormOf, settingValueOf } from './setting-form.ts';
import type { Setting } from './settings.queries.ts';

const setting = { kind: 'fen', value: 9900 } as Setting;

test('amounts are typed in yuan, flags chosen, counts whole', () => {
  expect(settingFormOf(setting)).toEqual({ value: '99' });
  expect(settingValueOf(setting, { value: '99.5' })).toBe(9950);
  expect(settingValueOf(setting, { value: 'viel' })).toBeUndefined();
  expect(settingFormOf({ ...setting, kind: 'flag', value: false })).toEqual({ value: 'false' });
  expect(settingValueOf({ kind: 'flag' }, { value: 'true' })).toBe(true);
  expect(settingValueOf({ kind: 'count' }, { value: '48' })).toBe(48);
  for (const value of ['', '1.5', '-1']) expect(settingValueOf({ kind: 'count' }, { value })).toBeUndefined();
});
