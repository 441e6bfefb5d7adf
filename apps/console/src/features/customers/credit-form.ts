import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { Customer } from './customers.queries.ts';

/** Credit as it is typed: amounts in 元. */
export interface CreditForm {
  limitFee: string;
  tempFee: string;
  /** YYYY-MM-DD */
  tempUntil: string;
  isFrozen: boolean;
  reason: string;
}

export const creditFormOf = ({ credit }: Customer): CreditForm => ({
  limitFee: credit ? fenToYuanText(credit.limitFee) : '',
  tempFee: credit && credit.tempFee > 0 ? fenToYuanText(credit.tempFee) : '',
  tempUntil: credit?.tempUntil ?? '',
  isFrozen: credit?.isFrozen ?? false,
  reason: '',
});

/** In fen, as the server takes it. */
export const creditOf = ({ limitFee, tempFee, tempUntil, isFrozen, reason }: CreditForm) => {
  const tempFen = yuanToFen(tempFee) ?? 0;
  return {
    limitFee: yuanToFen(limitFee) ?? 0,
    tempFee: tempFen,
    tempUntil: tempFen > 0 ? tempUntil : '',
    isFrozen,
    reason: reason.trim(),
  };
};

/** `today` is YYYY-MM-DD in Shanghai. */
export function creditFaults(form: CreditForm, today: string): Faults<CreditForm> {
  const isTemp = (yuanToFen(form.tempFee) ?? 0) > 0;
  return {
    limitFee: yuanToFen(form.limitFee) === undefined ? '请输入正确的额度' : undefined,
    tempFee: form.tempFee !== '' && yuanToFen(form.tempFee) === undefined ? '请输入正确的额度' : undefined,
    tempUntil: isTemp ? untilFault(form.tempUntil, today) : undefined,
    reason: form.reason.trim().length < 2 ? '请填写原因' : undefined,
  };
}

function untilFault(day: string, today: string): string | undefined {
  if (day === '') return '请选择临时额度的截止日期';
  return day < today ? '截止日期不能早于今天' : undefined;
}
