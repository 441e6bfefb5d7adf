import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { CloseBlocker } from '@jicai/domain/people/privacy.ts';
import { openReturnStates } from '@jicai/domain/returns/return-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { intList } from '../../db/any-of.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** States of orders, refunds and invoices that are not finished. */
const openOrderStates = [
  orderStates.awaitingApproval,
  orderStates.rejected,
  orderStates.awaitingPayment,
  orderStates.awaitingShipment,
  orderStates.partlyShipped,
  orderStates.awaitingReceipt,
];
const openRefundStates = [refundStates.waiting, refundStates.processing, refundStates.abnormal];
const openInvoiceStates = [invoiceStates.waiting, invoiceStates.issuing, invoiceStates.confirmingRed];
const onAccount = { payMode: payModes.credit, unsettled: tradePayStates.owed, cancelled: orderStates.cancelled };

type Counted = Exclude<CloseBlocker, 'mobile' | 'admin'> | 'afterSale';

/**
 * How much open business of each kind prevents closing the account, and how many completed orders may still have
 * after-sales.
 */
export async function countOpenBusiness(ctx: Ctx, { customerId, userId }: Actor): Promise<Record<Counted, number>> {
  const { rows } = await ctx.db.execute<Record<Counted, number>>(sql`
    select
      (select count(*)::int from orders o where o.company_id = ${ctx.companyId} and o.user_id = ${userId}
        and o.state = any(${intList(openOrderStates)})) as "order",
      (select count(*)::int from orders o where o.company_id = ${ctx.companyId} and o.user_id = ${userId}
        and o.state = ${codes(orderStates.completed)} and not o.is_after_sale_closed) as "afterSale",
      (select count(*)::int from return_sheets r where r.company_id = ${ctx.companyId} and r.user_id = ${userId}
        and r.state = any(${intList([...openReturnStates])})) as "return",
      (select count(*)::int from refunds f
        join trades t on t.company_id = ${ctx.companyId} and t.id = f.trade_id
        where f.company_id = ${ctx.companyId} and t.customer_id = ${customerId} and t.user_id = ${userId}
          and f.refund_state = any(${intList(openRefundStates)})) as "refund",
      (select count(*)::int from invoices i where i.company_id = ${ctx.companyId} and i.customer_id = ${customerId}
        and i.user_id = ${userId}
        and i.state = any(${intList(openInvoiceStates)})) as "invoice",
      (select count(*)::int from trades t where t.company_id = ${ctx.companyId} and t.customer_id = ${customerId}
        and t.user_id = ${userId}
        and t.pay_mode = ${onAccount.payMode} and t.pay_state = ${onAccount.unsettled}
        and t.state <> ${onAccount.cancelled}) as "credit"`);
  const [row] = rows;
  if (!row) throw new Error('no row came back');
  return row;
}

/**
 * Locks against changes while an account is closed. A member waits for orders that are being placed; administrators of one
 * enterprise are closed one after the other. Colleagues can go on buying meanwhile.
 */
export async function lockCustomer(ctx: Ctx, { customerId, customerType }: Actor): Promise<void> {
  const strength = customerType === customerTypes.member ? sql`update` : sql`no key update`;
  await ctx.db.execute(sql`
    select 1 from customers where company_id = ${ctx.companyId} and id = ${customerId} for ${strength}`);
}
