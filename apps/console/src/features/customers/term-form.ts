import { longestTermDays, type TermKind, termKinds } from '@jicai/domain/statements/payment-terms.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';

/** Terms as they are typed. */
export interface TermForm {
  termKind: TermKind;
  termDays: string;
}

export const termOf = ({ termKind, termDays }: TermForm) => ({ termKind, termDays: Number(termDays) });

export function termFaults({ termKind, termDays }: TermForm): Faults<TermForm> {
  const days = Number(termDays);
  const isFit = /^\d{1,3}$/.test(termDays.trim()) && days <= longestTermDays;
  return {
    termKind: termKinds.includes(termKind) ? undefined : '请选择结算方式',
    termDays: isFit ? undefined : `账期天数应为0到${longestTermDays}的整数`,
  };
}
