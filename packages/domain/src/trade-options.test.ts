import { expect, test } from 'vitest';
import { defaultTradeOptions, payTermMs, tradeOptionsOf } from './trade-options.ts';

test('own values stand over the defaults, wrong ones are ignored', () => {
  const options = tradeOptionsOf({ memberPayMinutes: 60, businessPayHours: '12', freight: { baseFen: 800 } });
  expect(options).toMatchObject({ memberPayMinutes: 60, businessPayHours: 24 });
  expect(options.freight).toEqual({ baseFen: 800, perUnitFen: 0, freeFromFen: 9900, exceptions: [] });
  expect(tradeOptionsOf(null)).toEqual(defaultTradeOptions);
});

test('payment terms (2.1)', () => {
  const minutes = (mode: 1 | 2 | 3, type: 1 | 2) => payTermMs(defaultTradeOptions, mode, type) / 60_000;
  expect([minutes(1, 2), minutes(1, 1), minutes(3, 1)]).toEqual([30, 24 * 60, 7 * 24 * 60]);
});
