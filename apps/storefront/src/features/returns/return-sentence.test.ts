import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { expect, test } from 'vitest';
import { returnSentence } from './return-sentence.ts';

const sheet: Parameters<typeof returnSentence>[0] = {
  returnType: returnTypes.refund,
  returnState: returnStates.awaitingSendBack,
  deadlineAt: '2026-11-28 10:00:00',
  isAwaitingRed: false,
  auditRemark: '',
  actions: ['sendBack', 'cancel'],
};

test('says what comes next and until when, why it was refused, and what the refund waits for', () => {
  expect(returnSentence(sheet)).toContain('11-28 10:00 前');
  const refused = { ...sheet, returnState: returnStates.refused, auditRemark: '过保' };
  expect(returnSentence({ ...refused, actions: ['again'] })).toContain('再次申请一次');
  expect(returnSentence({ ...sheet, returnState: returnStates.awaitingRefund, isAwaitingRed: true })).toContain(
    '红字信息确认',
  );
});
