import { payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { applyStates, refundStates, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../codes.ts';
import type { Books } from './books.ts';

/** Trades that a payment pays; the others are on account or cost nothing. */
const paidByPayment = sql`t.pay_mode <> ${codes(payModes.credit)} and t.pay_fen > 0`;
/** What a payment brought beyond its price and the customer kept as his balance. */
const keptOf = (company: string): SQL => sql`(select coalesce(sum(e.delta_fen), 0) from balance_entries e
  where e.company_id = ${company} and e.kind = 'overpaid' and e.source_id = p.id)`;
/** Also where it was given back since. */
const isPaid = sql`t.pay_state in (${codes(tradePayStates.paid, tradePayStates.partlyRefunded, tradePayStates.refunded)})`;

/**
 * Money received and given back, against payments, refunds, trades, orders and lines (docs/domain/crashes.md §1, I2 and
 * I3).
 */
export const moneyBooks: Books = {
  'I2 a paid trade has its applied payment, and no other has one': (company) => sql`
    select t.trade_no as id from trades t
    where t.company_id = ${company} and ${paidByPayment} and (${isPaid}) <> exists (select 1 from payments p
      where p.company_id = ${company} and p.trade_id = t.id and p.apply_state = ${codes(applyStates.applied)})`,
  'I2 an applied payment brought what the trade costs, and its surplus goes back or is kept': (company) => sql`
    select p.pay_no as id from payments p
    join trades t on t.company_id = ${company} and t.id = p.trade_id
    where p.company_id = ${company} and p.apply_state = ${codes(applyStates.applied)}
      -- An operator may take less than was asked for; then he said why.
      and (p.received_fen < t.pay_fen and p.resolution is null
        or greatest(p.received_fen - t.pay_fen, 0) <> ${keptOf(company)} + (select coalesce(sum(r.fee_fen), 0) from refunds r
          where r.company_id = ${company} and r.payment_id = p.id and r.order_id is null
            and r.refund_state <> ${codes(refundStates.closed)}))`,
  'I2 money that came twice or too late goes back whole': (company) => sql`
    select p.pay_no as id from payments p
    where p.company_id = ${company} and p.apply_state in (${codes(applyStates.duplicate, applyStates.late)})
      and p.received_fen <> (select coalesce(sum(r.fee_fen), 0) from refunds r
        where r.company_id = ${company} and r.payment_id = p.id and r.refund_state <> ${codes(refundStates.closed)})`,
  'I2 transfers brought what confirmed receipts say': (company) => sql`
    select t.trade_no as id from trades t
    left join (select p.trade_id, sum(p.received_fen) as fen from payments p
      where p.company_id = ${company} and p.channel = 'TRANSFER' group by p.trade_id) p on p.trade_id = t.id
    left join (select f.trade_id, sum(f.received_fen) as fen from transfers f
      where f.company_id = ${company} and f.transfer_state = ${codes(transferStates.confirmed)} group by f.trade_id) f on f.trade_id = t.id
    where t.company_id = ${company} and coalesce(p.fen, 0) <> coalesce(f.fen, 0)`,
  'I3 refunds of a payment never exceed what it brought': (company) => sql`
    select p.pay_no as id from payments p
    where p.company_id = ${company} and p.received_fen < ${keptOf(company)} + (select coalesce(sum(r.fee_fen), 0) from refunds r
      where r.company_id = ${company} and r.payment_id = p.id and r.refund_state <> ${codes(refundStates.closed)})`,
  'I3 an order gave back what its refunds that succeeded say': (company) => sql`
    select o.order_no as id from orders o
    join trades t on t.company_id = ${company} and t.id = o.trade_id and ${paidByPayment}
    where o.company_id = ${company} and o.refunded_fen <> (select coalesce(sum(r.fee_fen), 0) from refunds r
      where r.company_id = ${company} and r.order_id = o.id and r.refund_state = ${codes(refundStates.succeeded)})`,
  'I3 an order gave back what its lines did, a trade what its orders did': (company) => sql`
    select o.order_no as id from orders o
    where o.company_id = ${company} and o.refunded_fen <> (
      select coalesce(sum(l.refunded_fen), 0) from order_lines l where l.company_id = ${company} and l.order_id = o.id)
    union all
    select t.trade_no from trades t
    where t.company_id = ${company} and t.refunded_fen <> (
      select coalesce(sum(o.refunded_fen), 0) from orders o where o.company_id = ${company} and o.trade_id = t.id)`,
  'I3 a refund is of the trade and the order it names': (company) => sql`
    select r.refund_no as id from refunds r
    left join payments p on p.company_id = ${company} and p.id = r.payment_id
    left join orders o on o.company_id = ${company} and o.id = r.order_id
    where r.company_id = ${company} and (p.trade_id is distinct from r.trade_id
      or (r.order_id is not null and o.trade_id is distinct from r.trade_id))`,
};
