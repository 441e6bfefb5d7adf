import { sql } from 'drizzle-orm';
import type { Books } from './books.ts';

/** Stock against its ledger and against what was shipped (docs/domain/stock.md §3). */
export const stockBooks: Books = {
  'I1 stock on hand is what the ledger sums to': (company) => sql`
    select s.item_id as id from stock_rows s
    left join (select l.item_id, sum(l.on_hand_delta) as units from stock_ledger l
      where l.company_id = ${company} group by l.item_id) l on l.item_id = s.item_id
    where s.company_id = ${company} and s.on_hand <> coalesce(l.units, 0)`,
  'I1 the ledger names goods that have stock': (company) => sql`
    select distinct l.item_id as id from stock_ledger l
    where l.company_id = ${company} and not exists (select 1 from stock_rows s
      where s.company_id = ${company} and s.item_id = l.item_id)`,
  'I4 what a line shipped was taken from its hold': (company) => sql`
    select l.id from order_lines l
    left join (select r.order_item_id, sum(r.consumed_qty) as taken from stock_reservations r
      where r.company_id = ${company} group by r.order_item_id) r on r.order_item_id = l.id
    where l.company_id = ${company} and l.shipped_qty <> coalesce(r.taken, 0)`,
};
