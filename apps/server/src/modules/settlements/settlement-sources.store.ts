import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { type SettlementSource, settlementSources } from '@jicai/domain/settlements/settlement-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { costAt } from '../pricing/index.ts';

/** Something to settle: units that arrived, or came back (negative), with what one cost when it was ordered. */
export interface SourceRow {
  sourceType: SettlementSource;
  sourceId: string;
  orderLineId: string;
  categoryId: string;
  qty: number;
  costFen: number | null;
  happenedAt: Date;
}

interface Span {
  supplierId: string;
  /** 'YYYY-MM-DD'; '' for all. */
  settleFrom: string;
  until: Date;
}

const isFree = (ctx: Ctx, source: SettlementSource, column: SQL): SQL => sql`not exists (
  select 1 from settlement_lines s where s.company_id = ${ctx.companyId} and s.source_type = ${codes(source)}
    and s.source_id = ${column} and s.released_at is null)`;

const isWithin = (column: SQL, { settleFrom, until }: Pick<Span, 'settleFrom' | 'until'>): SQL => sql`
  ${column} < ${until.toISOString()}::timestamptz
  ${settleFrom ? sql`and ${column} >= (${settleFrom} || ' 00:00:00+08')::timestamptz` : sql``}`;

/** Units of parcels that count as received, without those that were reported and paid back. */
const receipts = (ctx: Ctx, span: Pick<Span, 'settleFrom' | 'until'>): SQL => sql`
  select ${codes(settlementSources.receipt)}::int as source_type, pl.id as source_id, pl.order_line_id, o.supplier_id,
    o.created_at as ordered_at, pl.qty - pl.lost_qty as qty, p.received_at as happened_at
  from parcels p
  join orders o on o.company_id = p.company_id and o.id = p.order_id
  join parcel_lines pl on pl.company_id = p.company_id and pl.parcel_id = p.id
  where p.company_id = ${ctx.companyId} and p.state = ${codes(parcelStates.received)} and pl.qty > pl.lost_qty
    and ${isWithin(sql`p.received_at`, span)} and ${isFree(ctx, settlementSources.receipt, sql`pl.id`)}`;

/** Units that came back after they had been received, once the sheet of their after-sales is done. */
const returns = (ctx: Ctx, span: Pick<Span, 'settleFrom' | 'until'>): SQL => sql`
  select ${codes(settlementSources.return)}::int, rl.id, rl.order_line_id, r.supplier_id, o.created_at,
    -(coalesce(rl.good_qty + rl.bad_qty, rl.qty)), r.closed_at
  from return_sheets r
  join orders o on o.company_id = r.company_id and o.id = r.order_id
  join return_lines rl on rl.company_id = r.company_id and rl.return_id = r.id
  where r.company_id = ${ctx.companyId} and r.state = ${codes(returnStates.completed)}
    and r.return_type = ${codes(returnTypes.refund)} and rl.basis = 'received'
    and coalesce(rl.good_qty + rl.bad_qty, rl.qty) > 0
    and ${isWithin(sql`r.closed_at`, span)} and ${isFree(ctx, settlementSources.return, sql`rl.id`)}`;

/** Everything of a supplier that stands in no sheet yet, the earliest first. */
export async function selectUnsettled(ctx: Ctx, { supplierId, ...span }: Span): Promise<SourceRow[]> {
  const { rows } = await ctx.db.execute<Omit<SourceRow, 'happenedAt'> & { happenedMs: number }>(sql`
    select x.source_type as "sourceType", x.source_id::text as "sourceId", x.order_line_id::text as "orderLineId",
      pr.category_id::text as "categoryId", x.qty,
      (extract(epoch from x.happened_at) * 1000)::float8 as "happenedMs",
      ${costAt({ companyId: ctx.companyId, itemId: sql`l.item_id`, supplierId: sql`x.supplier_id`, at: sql`x.ordered_at` })} as "costFen"
    from (${receipts(ctx, span)} and o.supplier_id = ${supplierId}
      union all ${returns(ctx, span)} and r.supplier_id = ${supplierId}) x
    join order_lines l on l.company_id = ${ctx.companyId} and l.id = x.order_line_id
    join products pr on pr.company_id = ${ctx.companyId} and pr.id = l.product_id
    order by x.happened_at, x.source_id`);
  return rows.map(({ happenedMs, ...row }) => ({ ...row, happenedAt: new Date(happenedMs) }));
}

/** Suppliers with anything to settle, at most `limit`; those that are the shop itself are none. */
export async function selectSuppliersDue(
  ctx: Ctx,
  { until, limit }: { until: Date; limit: number },
): Promise<string[]> {
  const span = { settleFrom: '', until };
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select u.id::text as id from suppliers u
    left join supplier_terms t on t.company_id = u.company_id and t.supplier_id = u.id
    where u.company_id = ${ctx.companyId} and not u.is_self
      and exists (select 1 from (${receipts(ctx, span)} union all ${returns(ctx, span)}) x
        where x.supplier_id = u.id and (coalesce(t.settle_from, '') = ''
          or x.happened_at >= (t.settle_from || ' 00:00:00+08')::timestamptz))
    order by u.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
