import { expect, test } from 'vitest';
import { delegateBody, delegateFaults, toDelegateForm } from './delegate-form.ts';

const none = { isEnable: false, isActive: false, version: 0, candidates: [], delegators: [] };

test('what stands is edited and comes back as it was', () => {
  const times = { fromTime: '2026-11-21 08:00:00', toTime: '2026-11-25 18:00:00' };
  const form = toDelegateForm({ ...none, toUserId: '4001', ...times, isEnable: true }, '2026-11-22');
  expect(form).toEqual({ toUserId: '4001', from: '2026-11-21T08:00', to: '2026-11-25T18:00', isEnable: true });
  expect(delegateBody(form)).toEqual({ toUserId: '4001', ...times, isEnable: true });
});

test('a new one begins today and says what is missing', () => {
  const form = toDelegateForm(none, '2026-11-22');
  expect(form).toEqual({ toUserId: '', from: '2026-11-22T00:00', to: '', isEnable: true });
  expect(delegateFaults(form)).toEqual({ toUserId: '请选择受托人', to: '请选择委托结束时间' });
  expect(delegateFaults({ ...form, toUserId: '1', to: '2026-11-22T00:00' })).toEqual({ to: '结束时间须晚于开始时间' });
});
