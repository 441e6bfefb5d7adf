import type { Delegate } from '@jicai/contract/approvals/approvals.ts';

/** A delegation as it is typed: times as the browser's own field has them, "YYYY-MM-DDTHH:mm". */
export interface DelegateForm {
  toUserId: string;
  from: string;
  to: string;
  isEnable: boolean;
}

const toField = (time: string) => time.slice(0, 16).replace(' ', 'T');
const toWire = (field: string) => (field === '' ? '' : `${field.replace('T', ' ')}:00`);

/** What stands, or a new one from today on; it is switched on to begin with. `today` is "YYYY-MM-DD". */
export function toDelegateForm(delegate: Delegate, today: string): DelegateForm {
  const { toUserId, fromTime, toTime, isEnable } = delegate;
  if (!toUserId || !fromTime || !toTime) return { toUserId: '', from: `${today}T00:00`, to: '', isEnable: true };
  return { toUserId, from: toField(fromTime), to: toField(toTime), isEnable };
}

/** The body of SaveDelegate. */
export const delegateBody = ({ toUserId, from, to, isEnable }: DelegateForm) => ({
  toUserId,
  fromTime: toWire(from),
  toTime: toWire(to),
  isEnable,
});

export function delegateFaults({ toUserId, from, to }: DelegateForm): Partial<Record<keyof DelegateForm, string>> {
  return {
    ...(toUserId === '' && { toUserId: '请选择受托人' }),
    ...(from === '' && { from: '请选择委托开始时间' }),
    ...(to === '' && { to: '请选择委托结束时间' }),
    ...(from !== '' && to !== '' && from >= to && { to: '结束时间须晚于开始时间' }),
  };
}
