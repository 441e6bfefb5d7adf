import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Names a payment as its channel does. */
export interface PaymentKey {
  channel: OnlineChannel;
  payNo: string;
}

/** The id of the trade that a payment is for: never changed once it is written, so it is known before the trade is locked. */
export const tradeOfPayment = ({
  companyId,
  channel,
  payNo,
}: Record<'companyId' | keyof PaymentKey, SQLWrapper>): SQL => sql`
  (select p.trade_id from payments p
   where p.company_id = ${companyId} and p.channel = ${channel} and p.pay_no = ${payNo})`;
