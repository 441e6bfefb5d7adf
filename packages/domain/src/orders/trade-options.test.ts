import { expect, test } from 'vitest';
import { payModes } from './order-states.ts';
import { customerTypes } from '../people/account-types.ts';
import { defaultTradeOptions, payTermMs, deadlineAfterPayModeChange, tradeOptionsOf } from './trade-options.ts';

test('own values stand over the defaults, wrong ones are ignored', () => {
  const options = tradeOptionsOf({ memberPayMinutes: 60, businessPayHours: '12', freight: { baseFen: 800 } });
  expect(options).toMatchObject({ memberPayMinutes: 60, businessPayHours: 24 });
  expect(options.freight).toMatchObject({ baseFen: 800, perUnitFen: 0, freeFromFen: 9900, exceptions: [] });
  expect(tradeOptionsOf(null)).toEqual(defaultTradeOptions);
});

test('payment terms (2.1)', () => {
  const minutes = (mode: 1 | 2 | 3, type: 1 | 2) => payTermMs(defaultTradeOptions, mode, type) / 60_000;
  expect([minutes(1, 2), minutes(1, 1), minutes(3, 1)]).toEqual([30, 24 * 60, 7 * 24 * 60]);
});

test('another way of payment has its own term from the same beginning, and the way back changes nothing', () => {
  const began = Date.UTC(2026, 10, 22, 8);
  const after = (hours: number) => new Date(began + hours * 3_600_000);
  const trade = { payDeadline: after(24), payMode: payModes.online, customerType: customerTypes.enterprise } as const;
  const transfer = deadlineAfterPayModeChange(defaultTradeOptions, trade, payModes.transfer);
  expect(transfer).toEqual(after(7 * 24));
  const back = deadlineAfterPayModeChange(
    defaultTradeOptions,
    { ...trade, payDeadline: transfer, payMode: payModes.transfer },
    payModes.online,
  );
  expect(back).toEqual(after(24));
});
