import { usableUntil } from '@jicai/domain/payments/payment-states.ts';
import type { PaymentRow } from '../payments.store.ts';

/** Where it is to be paid. */
export interface PayPlace {
  isPhone: boolean;
  payerMark: string | null;
}

/** Until when what the channel gave for an attempt can be used. */
export const usableUntilOf = (started: Pick<PaymentRow, 'channel' | 'payForm' | 'createdAt' | 'expireAt'>): Date =>
  usableUntil({ channel: started.channel, isPage: started.payForm !== null }, started);

/** Whether an open attempt of the right channel, amount and deadline is handed out again (docs/domain/payments.md §3). */
export const isReusable = (payment: PaymentRow, place: PayPlace, now: Date): boolean =>
  !isBeingClosed(payment) && isUsable(payment, now) && isFor(payment, place);

/** Its close is planned: whoever got it would see it closed under his hands. One whose close came to nothing serves on. */
const isBeingClosed = ({ closeAskedAt, releasedAt }: PaymentRow) => closeAskedAt !== null && releasedAt === null;

/** What the channel gave still works; an attempt that was given nothing yet asks for it under its number. */
const isUsable = (payment: PaymentRow, now: Date): boolean =>
  (payment.payForm ?? payment.codeUrl ?? payment.bridgeCall) === null || now < usableUntilOf(payment);

/**
 * A form that opens WeChat on the phone is of no use at a desk, a call of WeChat's bridge of none to anybody but its payer;
 * everything else serves anywhere but inside WeChat.
 */
function isFor({ channel, payForm, payerMark }: PaymentRow, place: PayPlace): boolean {
  if (channel !== 'WECHAT') return true;
  return payerMark === place.payerMark && (payForm === null || place.isPhone);
}
