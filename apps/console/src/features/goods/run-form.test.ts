import { expect, test } from 'vitest';
import { actOf, emptyRun, runFaults } from './run-form.ts';

test('shares are hundredths of a percent, amounts fen, and down is below zero', () => {
  expect(actOf({ ...emptyRun, amount: '5' })).toMatchObject({ mode: 'percent', value: -500 });
  expect(actOf({ ...emptyRun, mode: 'add', direction: 'up', amount: '1.5' })).toMatchObject({ value: 150 });
  expect(actOf({ ...emptyRun, mode: 'set', amount: '19.90' })).toMatchObject({ mode: 'set', value: 1990 });
});

test('what is typed is an amount above nothing', () => {
  expect(runFaults({ ...emptyRun, amount: '0.01' }).amount).toBeUndefined();
  for (const amount of ['', '0', '-1', 'viel', '10000.01'])
    expect(runFaults({ ...emptyRun, amount }).amount).toBeDefined();
});
