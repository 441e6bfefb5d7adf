import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { expect, test } from 'vitest';
import { returnSteps } from './return-steps.ts';

const event = (name: string, time: string) => ({ event: name, time });
const sheet: Parameters<typeof returnSteps>[0] = {
  returnType: returnTypes.refund,
  returnState: returnStates.awaitingSendBack,
  createTime: '2026-11-21 10:00:00',
  deadlineAt: '2026-11-28 10:00:00',
  history: [event('agree', '2026-11-21 11:00:00'), event('submit', '2026-11-21 10:00:00')],
};
const states = (one: Parameters<typeof returnSteps>[0]) =>
  returnSteps(one).map(({ title, state }) => `${title} ${state}`);

test('a return for money waits at sending back, and says until when', () => {
  expect(states(sheet)).toEqual([
    '提交申请 done',
    '商家审核 done',
    '寄回商品 now',
    '商家收货 next',
    '退款 next',
    '完成 next',
  ]);
  expect(returnSteps(sheet)[2]?.sub).toBe('截止 11-28 10:00');
});

test('a corrected number is no second sending', () => {
  const history = [
    event('sendBack', '2026-11-23 09:00:00'),
    event('sendBack', '2026-11-22 09:00:00'),
    ...sheet.history,
  ];
  expect(returnSteps({ ...sheet, returnState: returnStates.awaitingReceipt, history })[2]).toMatchObject({
    state: 'done',
    sub: '11-22 09:00',
  });
});

test('an exchange goes its own way', () => {
  const history = ['reship', 'receive', 'sendBack'].map((name) => event(name, '2026-11-23 09:00:00'));
  const exchange: typeof sheet = {
    ...sheet,
    returnType: returnTypes.exchange,
    returnState: returnStates.awaitingExchange,
    history: [...history, ...sheet.history],
  };
  expect(states(exchange)).toEqual([
    '提交申请 done',
    '商家审核 done',
    '寄回商品 done',
    '商家收货 done',
    '发出换货 done',
    '确认收货 now',
    '完成 next',
  ]);
});

test('what ended early ends where it stopped', () => {
  const refused: typeof sheet = {
    ...sheet,
    returnState: returnStates.refused,
    closeTime: '2026-11-21 12:00:00',
    history: [],
  };
  expect(states(refused)).toEqual(['提交申请 done', '已拒绝 ended']);
  expect(states({ ...sheet, returnState: returnStates.ended })).toEqual([
    '提交申请 done',
    '商家审核 done',
    '已终止 ended',
  ]);
});

test('a finished one has passed everything', () => {
  const history = ['refund', 'agree'].map((name) => event(name, '2026-11-23 09:00:00'));
  const done: typeof sheet = {
    ...sheet,
    returnType: returnTypes.refundOnly,
    returnState: returnStates.completed,
    closeTime: '2026-11-23 09:00:00',
    history,
  };
  expect(states(done)).toEqual(['提交申请 done', '商家审核 done', '退款 done', '完成 done']);
});
