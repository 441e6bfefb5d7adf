import type { ResultOf } from '@jicai/contract/index.ts';
import type { Credit } from './credit.ts';

export function toCreditAnswer(credit: Credit): ResultOf<'/api/FinCheck/GetCredit'> {
  return {
    creditLimit: credit.limitFen,
    usedFee: credit.usedFen,
    frozenFee: credit.frozenFen,
    availFee: credit.availFen,
    overdueFee: credit.overdueFen,
    termDays: credit.termDays,
  };
}
