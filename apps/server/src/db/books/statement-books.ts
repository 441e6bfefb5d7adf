import { applyStates } from '@jicai/domain/payments/payment-states.ts';
import { statementPayStates, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../codes.ts';
import type { Books } from './books.ts';

/** What each payment of a shop is spread over, with how many parts. */
const spread = (company: string): SQL => sql`(select a.payment_id, sum(a.fee_fen) as fen from statement_payment_parts a
  where a.company_id = ${company} group by a.payment_id)`;

/** Payments of statements, how they are spread, the credit they free, and the balances they leave and spend. */
export const statementBooks: Books = {
  'statement payments are spread over statements of their own customer': (company) => sql`
    select a.payment_id as id from statement_payment_parts a
    join statement_payments p on p.company_id = ${company} and p.id = a.payment_id
    join statements s on s.company_id = ${company} and s.id = a.statement_id
    where a.company_id = ${company} and s.customer_id <> p.customer_id`,
  'a statement payment is its parts and the rest that became a balance': (company) => sql`
    select p.id from statement_payments p
    left join ${spread(company)} a on a.payment_id = p.id
    left join (select e.source_id, coalesce(sum(e.delta_fen) filter (where e.kind = 'overpaid'), 0) as kept,
        coalesce(-sum(e.delta_fen) filter (where e.kind = 'spent'), 0) as spent
      from balance_entries e where e.company_id = ${company} and e.kind in ('overpaid', 'spent') group by e.source_id) b
      on b.source_id = p.id
    where p.company_id = ${company} and (coalesce(a.fen, 0) not between 1 and p.fee_fen
      or (coalesce(b.kept, 0), coalesce(b.spent, 0)) <> (case when p.state = ${codes(statementPayStates.confirmed)}
        then p.fee_fen - coalesce(a.fen, 0) else 0 end,
        case when p.state = ${codes(statementPayStates.confirmed)} and p.is_from_balance then p.fee_fen else 0 end))`,
  'a statement payment frees as much credit as its parts': (company) => sql`
    select p.id from statement_payments p
    left join ${spread(company)} a on a.payment_id = p.id
    left join (select e.source_id, -sum(e.used_delta_fen) as fen from credit_entries e
      where e.company_id = ${company} and e.kind = 'reimbursed' group by e.source_id) f on f.source_id = p.id::text
    where p.company_id = ${company} and coalesce(f.fen, 0) <> case when p.state = ${codes(statementPayStates.confirmed)}
      then coalesce(a.fen, 0) else 0 end
    union all
    select e.id from credit_entries e
    where e.company_id = ${company} and e.kind = 'reimbursed' and not exists (select 1 from statement_payments p
      where p.company_id = ${company} and p.id::text = e.source_id)`,
  'credit that was paid back is what statements were paid': (company) => sql`
    select c.id from credit_accounts c
    where c.company_id = ${company} and (select coalesce(sum(s.paid_fen), 0) from statements s
        where s.company_id = ${company} and s.customer_id = c.customer_id)
      <> -(select coalesce(sum(e.used_delta_fen), 0) from credit_entries e
        where e.company_id = ${company} and e.credit_id = c.id and e.kind = 'reimbursed')`,
  // What a payment leaves and spends is compared above; here each entry has one, and a statement below zero its amount. What a
  // transfer for orders leaves is compared with the price in the books of money.
  'a balance entry is what its payment or its statement says': (company) => sql`
    select e.id from balance_entries e
    join credit_accounts c on c.company_id = ${company} and c.id = e.credit_id
    where e.company_id = ${company} and not case when e.kind = 'creditNote'
      then exists (select 1 from statements s
        join credit_entries t on t.company_id = ${company} and t.credit_id = c.id and t.kind = 'transferred'
          and t.source_id = s.id::text and t.used_delta_fen = e.delta_fen
        where s.company_id = ${company} and s.id = e.source_id and s.customer_id = c.customer_id
          and s.state <> ${codes(statementStates.void)} and e.delta_fen = -s.total_fen)
      else exists (select 1 from statement_payments p
        where p.company_id = ${company} and p.id = e.source_id and p.customer_id = c.customer_id
          and p.state = ${codes(statementPayStates.confirmed)})
        or e.kind = 'overpaid' and exists (select 1 from payments p
          where p.company_id = ${company} and p.id = e.source_id and p.customer_id = c.customer_id
            and p.adapter = 'bank' and p.apply_state = ${codes(applyStates.applied)}) end
    union all
    select t.id from credit_entries t
    where t.company_id = ${company} and t.kind = 'transferred' and not exists (select 1 from balance_entries e
      where e.company_id = ${company} and e.credit_id = t.credit_id and e.kind = 'creditNote'
        and e.source_id::text = t.source_id)`,
};
