import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type Credit, findCredit } from '../finance/index.ts';

export interface PayModeChoice {
  payMode: PayMode;
  /** Why it cannot be chosen; undefined when it can. */
  reason: string | undefined;
  credit?: Credit;
}

/** The ways this caller may pay `payFen`; 账期 is for enterprises. */
export async function listPayModes(ctx: SignedInCtx, payFen: number): Promise<PayModeChoice[]> {
  const online: PayModeChoice = { payMode: 1, reason: undefined };
  const transfer: PayModeChoice = { payMode: 3, reason: undefined };
  if (ctx.actor.customerType !== 1) return [online, transfer];
  const credit = await findCredit(ctx, ctx.actor.customerId);
  const onAccount: PayModeChoice = { payMode: 2, reason: creditFault(credit, payFen), ...(credit && { credit }) };
  return [online, onAccount, transfer];
}

function creditFault(credit: Credit | undefined, payFen: number): string | undefined {
  if (!credit) return '企业尚未开通账期支付';
  if (credit.overdueFen > 0) return errorTexts[errorCodes.overdue];
  return credit.availFen < payFen ? errorTexts[errorCodes.creditExceeded] : undefined;
}
