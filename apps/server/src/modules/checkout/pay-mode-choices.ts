import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { frozenCreditText, whyNoCredit } from '@jicai/domain/payments/credit-limits.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type Credit, findCredit } from '../finance/index.ts';

export interface PayModeChoice {
  payMode: PayMode;
  /** Why it cannot be chosen; undefined when it can. */
  reason: string | undefined;
  credit?: Credit;
}

/** The credit of the caller's enterprise; members have none. */
export async function findOwnCredit(ctx: SignedInCtx): Promise<Credit | undefined> {
  return ctx.actor.customerType === customerTypes.enterprise ? findCredit(ctx, ctx.actor.customerId) : undefined;
}

/** The ways this caller may pay `payFen`; 账期 is for enterprises. */
export function payModeChoices(ctx: SignedInCtx, credit: Credit | undefined, payFen: number): PayModeChoice[] {
  const online: PayModeChoice = { payMode: payModes.online, reason: undefined };
  const transfer: PayModeChoice = { payMode: payModes.transfer, reason: undefined };
  if (ctx.actor.customerType !== customerTypes.enterprise) return [online, transfer];
  const onAccount: PayModeChoice = {
    payMode: payModes.credit,
    reason: creditFault(credit, payFen, ctx.now),
    ...(credit && { credit }),
  };
  return [online, onAccount, transfer];
}

function creditFault(credit: Credit | undefined, payFen: number, now: Date): string | undefined {
  if (!credit) return '企业尚未开通账期支付';
  const fault = whyNoCredit(credit, now);
  if (fault) return fault === 'frozen' ? frozenCreditText : errorTexts[errorCodes.overdue];
  return credit.availFen < payFen ? errorTexts[errorCodes.creditExceeded] : undefined;
}
