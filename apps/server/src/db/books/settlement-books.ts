import { supplierInvoiceStates } from '@jicai/domain/settlements/settlement-invoices.ts';
import { settlementSources, settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../codes.ts';
import type { Books } from './books.ts';

/** What suppliers are owed: sheets are their rows, rows their sources, payments what was written down. */
export const settlementBooks: Books = {
  'a settlement is the sum of its rows': (company) => sql`
    select s.id from settlements s
    left join (select l.settlement_id,
        coalesce(sum(l.fee_fen) filter (where l.source_type = ${codes(settlementSources.receipt)}), 0) as received,
        coalesce(sum(l.fee_fen) filter (where l.source_type = ${codes(settlementSources.return)}), 0) as returned,
        coalesce(sum(l.fee_fen) filter (where l.source_type = ${codes(settlementSources.adjustment)}), 0) as adjusted,
        coalesce(sum(l.commission_fen), 0) as commission
      from settlement_lines l where l.company_id = ${company} and l.released_at is null group by l.settlement_id) x
      on x.settlement_id = s.id
    where s.company_id = ${company} and s.state <> ${codes(settlementStates.void)}
      and (s.received_fen, s.returned_fen, s.adjust_fen, s.commission_fen)
        <> (coalesce(x.received, 0), coalesce(x.returned, 0), coalesce(x.adjusted, 0), coalesce(x.commission, 0))`,
  'a void settlement holds nothing': (company) => sql`
    select s.id from settlements s
    join settlement_lines l on l.company_id = ${company} and l.settlement_id = s.id and l.released_at is null
    where s.company_id = ${company} and s.state = ${codes(settlementStates.void)}`,
  'a settlement row of a receipt has the units that arrived, of its own supplier': (company) => sql`
    select l.id from settlement_lines l
    join settlements s on s.company_id = ${company} and s.id = l.settlement_id
    left join parcel_lines p on p.company_id = ${company} and p.id = l.source_id
    left join order_lines i on i.company_id = ${company} and i.id = p.order_line_id
    left join orders o on o.company_id = ${company} and o.id = i.order_id
    where l.company_id = ${company} and l.released_at is null and l.source_type = ${codes(settlementSources.receipt)}
      and (p.id is null or p.qty - p.lost_qty <> l.qty or o.supplier_id <> s.supplier_id)`,
  'a settlement was paid what its payments say': (company) => sql`
    select s.id from settlements s
    where s.company_id = ${company} and s.paid_fen <> (select coalesce(sum(p.fee_fen), 0) from settlement_payments p
      where p.company_id = ${company} and p.settlement_id = s.id)`,
  'a settlement is invoiced what its invoices say': (company) => sql`
    select s.id from settlements s
    where s.company_id = ${company} and (s.invoiced_fen, s.accepted_fen) <> (
      select coalesce(sum(i.fee_fen) filter (where i.state <> ${codes(supplierInvoiceStates.refused)}), 0),
        coalesce(sum(i.fee_fen) filter (where i.state = ${codes(supplierInvoiceStates.accepted)}), 0)
      from settlement_invoices i where i.company_id = ${company} and i.settlement_id = s.id)`,
  'a settlement stands where its last move left it': (company) => sql`
    select s.id from settlements s
    where s.company_id = ${company} and s.state is distinct from (select h.to_state from settlement_history h
      where h.company_id = ${company} and h.settlement_id = s.id and h.version = s.version)`,
};
