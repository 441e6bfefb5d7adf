import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { frozenCreditText, whyNoCredit } from '@jicai/domain/payments/credit-limits.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type Credit, findCredit } from '../finance/index.ts';
import type { listPayWays } from '../payments/index.ts';

type PayWays = Awaited<ReturnType<typeof listPayWays>>;

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

/** The ways this caller may pay `payFen`; 账期 is for enterprises, and the others need an account of the shop's. */
export function payModeChoices(
  ctx: SignedInCtx,
  { credit, ways }: { credit: Credit | undefined; ways: PayWays },
  payFen: number,
): PayModeChoice[] {
  const isOnline = Object.values(ways.online).some((adapter) => adapter !== undefined);
  const online: PayModeChoice = { payMode: payModes.online, reason: isOnline ? undefined : '商城还没有开通在线支付' };
  const transfer: PayModeChoice = {
    payMode: payModes.transfer,
    reason: ways.bankAccount ? undefined : '商城还没有收款账户',
  };
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
