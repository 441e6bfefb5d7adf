import { type SettlementEvent, settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { expect, test } from 'vitest';
import { settlementSteps } from './settlement-steps.ts';

const sheetOf = (settleState: number, ...events: SettlementEvent[]) => ({
  settleState: settleState as (typeof settlementStates)[keyof typeof settlementStates],
  createTime: '2026-11-01 08:00:00',
  dueDate: '2026-12-20',
  // The newest first.
  history: events.toReversed().map((event, at) => ({ event, time: `2026-11-0${9 - at} 10:00:00` })),
});
const told = (...asked: Parameters<typeof settlementSteps>) =>
  settlementSteps(...asked).map(({ title, sub, state }) => [title, state, sub]);

test('a disputed sheet waits at the supplier, and the shop is told for what', () => {
  const sheet = sheetOf(settlementStates.disputed, 'generate', 'send', 'dispute');
  expect(told(sheet, 'shop')).toEqual([
    ['生成', 'done', '11-01 08:00'],
    ['核对并发送', 'done', '11-08 10:00'],
    ['供应商确认', 'now', '有异议待答复'],
    ['付款', 'next', undefined],
    ['已结清', 'next', undefined],
  ]);
});

test('paid in part it waits for the rest, settled without a payment everything is done', () => {
  const partly = sheetOf(settlementStates.partlyPaid, 'generate', 'send', 'confirm', 'pay');
  expect(told(partly, 'own')[3]).toEqual(['商城付款', 'now', '已付一部分，2026-12-20 前']);
  const nothing = sheetOf(settlementStates.settled, 'generate', 'send', 'confirm');
  expect(told(nothing, 'own').map(([, state]) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('a void sheet ends where it stopped', () => {
  const sheet = sheetOf(settlementStates.void, 'generate', 'send', 'void');
  expect(told(sheet, 'shop').map(([title, state]) => [title, state])).toEqual([
    ['生成', 'done'],
    ['核对并发送', 'done'],
    ['已作废', 'ended'],
  ]);
});
