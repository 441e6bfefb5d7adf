import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';

type Reader = Pick<Ctx, 'companyId'>;

/** The day of a moment at the shop. */
export const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'Asia/Shanghai')::date`;

/** Moments of days "YYYY-MM-DD", both included. */
export const within = (at: SQL, { from, to }: { from: SQL; to: SQL }): SQL =>
  sql`${at} >= ${from}::date::timestamp at time zone 'Asia/Shanghai' and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;

/**
 * What was sold and given back on some days, a row for each line (docs/domain/reports.md §2): `day`, `order_id`, `customer_id`,
 * `supplier_id`, `item_id`, `category_id`, `brand_id`, the sums, `line_count`, `qty`. Both the roll-up of a night and the days
 * after it read these rows, so that they cannot differ.
 */
export function salesFacts({ companyId }: Reader, days: { from: SQL; to: SQL }): SQL {
  return sql`
    select f.day, f.order_id, f.customer_id, f.supplier_id, f.item_id, coalesce(p.category_id, 0) as category_id,
      coalesce(p.brand_id, 0) as brand_id, f.sold_fen, f.refund_fen,
      case when c.cost_fen is null then 0 else f.sold_fen - f.refund_fen end as costed_fen,
      coalesce(c.cost_fen * f.costed_qty, 0) as cost_fen,
      f.line_count, f.qty
    from (
      select ${dayOf(sql`o.awaiting_shipment_at`)} as day, o.id as order_id, o.customer_id, o.supplier_id, l.item_id,
        l.product_id, l.created_at as priced_at, l.pay_fen as sold_fen, 0::bigint as refund_fen, 1 as line_count, l.qty,
        l.qty as costed_qty
      from orders o join order_lines l on l.company_id = o.company_id and l.order_id = o.id
      where o.company_id = ${companyId} and ${within(sql`o.awaiting_shipment_at`, days)}
      union all
      select ${dayOf(sql`r.done_at`)}, o.id, o.customer_id, o.supplier_id, l.item_id, l.product_id, l.created_at,
        0, coalesce(r.paid_fen, r.fee_fen), 0, 0,
        case when exists (select 1 from return_sheets s where s.company_id = r.company_id and s.id = r.source_id
          and r.source_type = 'return' and s.return_type = ${codes(returnTypes.refundOnly)}) then 0 else -r.qty end
      from order_refund_parts r
        join order_lines l on l.company_id = r.company_id and l.id = r.order_line_id
        join orders o on o.company_id = r.company_id and o.id = r.order_id
      where r.company_id = ${companyId} and ${within(sql`r.done_at`, days)}
    ) f left join products p on p.company_id = ${companyId} and p.id = f.product_id
    left join lateral (
      select k.cost_fen from cost_prices k
      where k.company_id = ${companyId} and k.item_id = f.item_id and k.supplier_id = f.supplier_id
        and k.valid_from <= f.priced_at and (k.valid_to is null or k.valid_to > f.priced_at)
      order by k.valid_from desc limit 1) c on true`;
}
