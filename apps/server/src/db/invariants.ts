import { openReservationStates, reservationStates } from '@jicai/domain/goods/reservation-states.ts';
import { afterSaleStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import {
  billedSources,
  statementPayStates,
  statementSources,
  statementStates,
} from '@jicai/domain/statements/statement-states.ts';
import { openReturnStates, returnStates } from '@jicai/domain/returns/return-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from './codes.ts';
import type { Books } from './books/books.ts';
import { moneyBooks } from './books/money-books.ts';
import { settlementBooks } from './books/settlement-books.ts';
import { statementBooks } from './books/statement-books.ts';
import { stockBooks } from './books/stock-books.ts';
import type { Tx } from './open.ts';

/** What must hold at every commit (docs/domain/crashes.md §1): each statement returns the rows that break it. */
const statements: Books = {
  ...stockBooks,
  ...moneyBooks,
  ...statementBooks,
  ...settlementBooks,
  'I1 reserved stays within what is on hand': (company) => sql`
    select s.item_id as id from stock_rows s
    where s.company_id = ${company} and not (0 <= s.reserved and s.reserved <= s.on_hand)`,
  'I1 the ledger sums to the stock': (company) => sql`
    select s.item_id as id from stock_rows s
    where s.company_id = ${company} and s.reserved <> (
      select coalesce(sum(l.reserved_delta), 0) from stock_ledger l
      where l.company_id = ${company} and l.item_id = s.item_id)`,
  'I4 a line holds what is due and unshipped while its order lives, and nothing afterwards': (company) => sql`
    select l.id from order_lines l
    join orders o on o.company_id = ${company} and o.id = l.order_id
    left join (select r.order_item_id, sum(r.qty - r.consumed_qty - r.released_qty) as held
      from stock_reservations r where r.company_id = ${company} and r.state in (${codes(...openReservationStates)})
        group by r.order_item_id) h
      on h.order_item_id = l.id
    where l.company_id = ${company} and coalesce(h.held, 0) <>
      case when o.state in (${codes(orderStates.awaitingApproval, orderStates.awaitingPayment, orderStates.awaitingShipment, orderStates.partlyShipped)}) then l.qty - l.cancelled_qty - l.shipped_qty else 0 end`,
  'I4 reserved stock is the sum of what lines hold': (company) => sql`
    select s.item_id as id from stock_rows s
    where s.company_id = ${company} and s.reserved <> (
      select coalesce(sum(r.qty - r.consumed_qty - r.released_qty), 0) from stock_reservations r
      where r.company_id = ${company} and r.item_id = s.item_id and r.state in (${codes(...openReservationStates)}))`,
  'I4 goods of a paid order are committed, of an unpaid one not': (company) => sql`
    select r.id from stock_reservations r
    join order_lines l on l.company_id = ${company} and l.id = r.order_item_id
    join orders o on o.company_id = ${company} and o.id = l.order_id
    where r.company_id = ${company} and r.state in (${codes(...openReservationStates)})
      and (r.state = ${codes(reservationStates.committed)}) <> (o.state in (${codes(orderStates.awaitingShipment, orderStates.partlyShipped)}))`,
  'I5 credit used is what the entries and the trades on account say': (company) => sql`
    select c.id from credit_accounts c
    where c.company_id = ${company} and (c.frozen_fen < 0
      -- Above the limit it may stand: by an adjusted statement, or after the limit was lowered. Only new use is refused.
      or c.used_fen <> (select coalesce(sum(e.used_delta_fen), 0) from credit_entries e
        where e.company_id = ${company} and e.credit_id = c.id)
      or c.used_fen <> (select coalesce(sum(t.pay_fen - t.refunded_fen), 0) from trades t
        where t.company_id = ${company} and t.customer_id = c.customer_id and t.pay_mode = ${codes(payModes.credit)}
          and t.pay_state in (${codes(tradePayStates.refunded, tradePayStates.owed, tradePayStates.settled)})) + (select coalesce(sum(e.used_delta_fen), 0) from credit_entries e
        where e.company_id = ${company} and e.credit_id = c.id and e.kind in ('reimbursed', 'updated', 'transferred')))`,
  'I5 a balance is what its entries say': (company) => sql`
    select c.id from credit_accounts c
    where c.company_id = ${company} and c.balance_fen <> (select coalesce(sum(e.delta_fen), 0) from balance_entries e
      where e.company_id = ${company} and e.credit_id = c.id)`,
  'I5 credit frozen is what the entries and the trades that wait for approval say': (company) => sql`
    select c.id from credit_accounts c
    where c.company_id = ${company} and (c.frozen_fen <> (select coalesce(sum(e.frozen_delta_fen), 0)
        from credit_entries e where e.company_id = ${company} and e.credit_id = c.id)
      or c.frozen_fen <> (select coalesce(sum(t.pay_fen), 0) from trades t
        where t.company_id = ${company} and t.customer_id = c.customer_id
          and t.state = ${codes(orderStates.awaitingApproval)} and t.pay_mode = ${codes(payModes.credit)}))`,
  'an approval runs exactly while its trade waits for it, and asks somebody': (company) => sql`
    select t.id from trades t
    left join approvals a on a.company_id = ${company} and a.trade_id = t.id
    where t.company_id = ${company} and (
      (t.state = ${codes(orderStates.awaitingApproval)}) <> (a.state is not null and a.state = ${codes(auditStates.waiting)})
      or (t.state = ${codes(orderStates.rejected)} and a.state not in (${codes(auditStates.rejected, auditStates.withdrawn)}))
      or (a.state = ${codes(auditStates.waiting)}) <> exists (select 1 from approval_tasks k where k.company_id = ${company}
        and k.approval_id = a.id and k.round = a.round and k.state = ${codes(taskStates.waiting)}))`,
  'I6 a line on account that nothing more will come of bills what it costs less what it gave back': (company) => sql`
    select l.id from order_lines l
    join orders o on o.company_id = ${company} and o.id = l.order_id and o.pay_mode = ${codes(payModes.credit)}
      and o.pay_state >= ${codes(tradePayStates.refunded)}
    where l.company_id = ${company} and l.received_qty + l.cancelled_qty = l.qty
      and l.pay_fen <> (select coalesce(sum(b.fee_fen), 0) from order_billings b
          where b.company_id = ${company} and b.order_line_id = l.id)
        + (select coalesce(sum(p.fee_fen), 0) from order_refund_parts p
          where p.company_id = ${company} and p.order_line_id = l.id)`,
  'I6 the head of a statement is the sum of its rows, each with the amount of its source': (company) => sql`
    select s.id from statements s
    where s.company_id = ${company} and s.state <> ${codes(statementStates.void)} and (
      (s.received_fen, s.refund_fen, s.adjust_fen) <> (select coalesce(sum(l.fee_fen)
        filter (where l.source_type = ${codes(statementSources.receipt)}), 0),
        coalesce(sum(l.fee_fen) filter (where l.source_type = ${codes(statementSources.refund)}), 0),
        coalesce(sum(l.fee_fen) filter (where l.source_type in (${codes(statementSources.adjustment, statementSources.carriedOver)})), 0)
        from statement_lines l where l.company_id = ${company} and l.statement_id = s.id and l.released_at is null)
      or exists (select 1 from statement_lines l
        join order_billings b on b.company_id = ${company} and b.id = l.source_id
        where l.company_id = ${company} and l.statement_id = s.id and l.source_type in (${codes(...billedSources)})
          and (b.fee_fen <> l.fee_fen or b.customer_id <> s.customer_id)))`,
  'I6 what statements took off a line is what their rows say': (company) => sql`
    select l.id from order_lines l
    join (select r.order_line_id, sum(r.qty) as qty, sum(r.fee_fen) as fen from statement_lines r
      where r.company_id = ${company} and r.about_id is not null and r.released_at is null group by r.order_line_id) a
      on a.order_line_id = l.id
    where l.company_id = ${company} and (l.adjusted_qty, l.adjusted_fen) <> (-a.qty, a.fen)
    union all
    select l.id from order_lines l
    where l.company_id = ${company} and (l.adjusted_qty, l.adjusted_fen) <> (0, 0) and not exists (
      select 1 from statement_lines r where r.company_id = ${company} and r.about_id is not null and r.order_line_id = l.id
        and r.released_at is null)`,
  'I6 a row of a statement stays between nothing and its own amount': (company) => sql`
    select l.id from statement_lines l
    join (select r.about_id, sum(r.fee_fen) as fen from statement_lines r
      where r.company_id = ${company} and r.about_id is not null and r.released_at is null group by r.about_id) a
      on a.about_id = l.id
    where l.company_id = ${company} and a.fen not between -l.fee_fen and 0`,
  'I6 a void statement holds no source': (company) => sql`
    select l.id from statement_lines l join statements s on s.company_id = ${company} and s.id = l.statement_id
    where l.company_id = ${company} and s.state = ${codes(statementStates.void)} and l.released_at is null`,
  'statements are paid what confirmed payments say': (company) => sql`
    select s.id from statements s
    where s.company_id = ${company} and s.paid_fen <> (select coalesce(sum(a.fee_fen), 0) from statement_payment_parts a
      join statement_payments p on p.company_id = ${company} and p.id = a.payment_id and p.state = ${codes(statementPayStates.confirmed)}
      where a.company_id = ${company} and a.statement_id = s.id)`,
  'I9 the state of a statement is its last history row': (company) => sql`
    select s.id from statements s
    left join statement_history h on h.company_id = ${company} and h.statement_id = s.id and h.version = s.version
    where s.company_id = ${company} and (h.to_state is null or h.to_state <> s.state)`,
  'I9 the state of an order is its last history row': (company) => sql`
    select o.id from orders o
    left join order_history h on h.company_id = ${company} and h.order_id = o.id and h.version = o.version
    where o.company_id = ${company} and (h.to_state is null or h.to_state <> o.state)`,
  'I9 history has no gap': (company) => sql`
    select h.id from order_history h
    left join order_history p on p.company_id = ${company} and p.order_id = h.order_id and p.version = h.version - 1
    where h.company_id = ${company} and h.from_state is distinct from p.to_state`,
  'fees: an order is the sum of its lines, a trade of its orders': (company) => sql`
    select o.id from orders o
    where o.company_id = ${company} and o.pay_fen <> (
      select sum(l.pay_fen) from order_lines l where l.company_id = ${company} and l.order_id = o.id)
    union all
    select t.id from trades t
    where t.company_id = ${company} and t.pay_fen <> (
      select sum(o.pay_fen) from orders o where o.company_id = ${company} and o.trade_id = t.id)`,
  'I3 what a line gives back never exceeds what it cost after what statements took off': (company) => sql`
    select l.id from order_lines l
    where l.company_id = ${company} and l.pay_fen + l.adjusted_fen < (
      select coalesce(sum(p.fee_fen), 0) from order_refund_parts p
      where p.company_id = ${company} and p.order_line_id = l.id)`,
  'a line cancelled whole gives all of it back': (company) => sql`
    select l.id from order_lines l
    join orders o on o.company_id = ${company} and o.id = l.order_id and o.pay_state <> ${codes(tradePayStates.unpaid)}
    where l.company_id = ${company} and l.cancelled_qty = l.qty and l.pay_fen <> (
      select coalesce(sum(p.fee_fen), 0) from order_refund_parts p
      where p.company_id = ${company} and p.order_line_id = l.id)
      -- After-sales may agree to less, and without a fault of the seller's the freight stays.
      and not exists (select 1 from order_refund_parts r
        where r.company_id = ${company} and r.order_line_id = l.id and r.source_type = 'return')`,
  'a line holds the units of its open after-sales sheets, and nothing else': (company) => sql`
    select l.id from order_lines l
    left join (select r.order_line_id,
        sum(r.qty) filter (where r.basis = 'unshipped') as unshipped,
        sum(r.qty) filter (where r.basis = 'transit') as transit,
        sum(r.qty) filter (where r.basis = 'received') as received
      from return_lines r join return_sheets s on s.company_id = ${company} and s.id = r.return_id
      where r.company_id = ${company} and s.state in (${codes(...openReturnStates)}) group by r.order_line_id) h
      on h.order_line_id = l.id
    where l.company_id = ${company} and (l.held_unshipped_qty, l.held_transit_qty, l.held_received_qty)
      <> (coalesce(h.unshipped, 0), coalesce(h.transit, 0), coalesce(h.received, 0))`,
  'an order says that after-sales run while one of its sheets is open': (company) => sql`
    select o.id from orders o
    where o.company_id = ${company} and (o.after_sale_state = ${codes(afterSaleStates.underWay)}) <> exists (select 1 from return_sheets s
      where s.company_id = ${company} and s.order_id = o.id and s.state in (${codes(...openReturnStates)}))`,
  'units given back are those cancelled and those settled, while money is on its way too': (company) => sql`
    select l.id from order_lines l
    join orders o on o.company_id = ${company} and o.id = l.order_id and o.pay_state <> ${codes(tradePayStates.unpaid)} and o.pay_fen > 0
    left join (select r.order_line_id, sum(coalesce(r.good_qty + r.bad_qty, r.qty)) as paying
      from return_lines r join return_sheets s on s.company_id = ${company} and s.id = r.return_id
      where r.company_id = ${company} and s.state = ${codes(returnStates.awaitingRefund)} and s.refund_fen is not null
      group by r.order_line_id) p on p.order_line_id = l.id
    where l.company_id = ${company}
      and l.refunded_qty <> l.cancelled_qty + l.returned_qty + coalesce(p.paying, 0)`,
  'a sheet pays back what its lines say, through the parts of its order': (company) => sql`
    select s.id from return_sheets s
    where s.company_id = ${company} and (
      coalesce(s.refund_fen, 0) <> (select coalesce(sum(r.refund_fen), 0) from return_lines r
        where r.company_id = ${company} and r.return_id = s.id)
      or coalesce(s.refund_fen, 0) <> (select coalesce(sum(p.fee_fen), 0) from order_refund_parts p
        where p.company_id = ${company} and p.source_type = 'return' and p.source_id = s.id))`,
  'I9 the state of a sheet is its last history row': (company) => sql`
    select s.id from return_sheets s
    left join return_history h on h.company_id = ${company} and h.return_id = s.id and h.version = (
      select max(m.version) from return_history m where m.company_id = ${company} and m.return_id = s.id)
    where s.company_id = ${company} and (h.to_state is null or h.to_state <> s.state)`,
  'everything that arrived is settled exactly where the order is closed': (company) => sql`
    select o.id from orders o
    where o.company_id = ${company} and o.state in (${codes(orderStates.completed, orderStates.closed)})
      and (o.state = ${codes(orderStates.closed)}) <> (
      select bool_and(l.received_qty = l.returned_qty) from order_lines l
      where l.company_id = ${company} and l.order_id = o.id)`,
  'a trade stands where its orders stand': (company) => sql`
    select o.id from orders o
    join trades t on t.company_id = ${company} and t.id = o.trade_id
    where o.company_id = ${company} and (
      (t.state in (${codes(orderStates.awaitingApproval, orderStates.rejected, orderStates.awaitingPayment, orderStates.cancelled)}) and o.state <> t.state) or (t.state = ${codes(orderStates.awaitingShipment)} and o.state < ${codes(orderStates.awaitingShipment)}))`,
};

const mostIds = 20;

/** The invariants that do not hold now, each with the first ids that break it; empty = all is well. */
export async function brokenInvariants(tx: Tx, companyId: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await tx.execute<{ id: string }>(statement(companyId));
    if (rows.length > 0) {
      const ids = rows.slice(0, mostIds).map((row) => row.id);
      broken.push(`${name}: ${ids.join(', ')}${rows.length > mostIds ? ` and ${rows.length - mostIds} more` : ''}`);
    }
  }
  return broken;
}
