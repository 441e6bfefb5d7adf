import {
  billedSources,
  type StatementSource,
  statementSources,
  statementStates,
} from '@jicai/domain/statements/statement-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { SourceRow } from './statement-lines.store.ts';

/** Whose billings, from when until when. */
interface Span {
  customerId: string;
  since?: Date | undefined;
  until: Date;
}

/** Whether the billing `b` is in no statement yet. */
export const isUnbilled = (ctx: Ctx) => sql`not exists (select 1 from statement_lines l
  where l.company_id = ${ctx.companyId} and l.source_type in (${codes(...billedSources)}) and l.source_id = b.id
    and l.released_at is null)`;

/** Billings of a customer that are in no statement yet, and what settled credit notes carry forward. */
const unbilled = (ctx: Ctx, { customerId, since, until }: Span) => sql`
    select case b.kind when 'refund' then ${codes(statementSources.refund)} else ${codes(statementSources.receipt)} end as "sourceType", b.id as "sourceId",
      b.order_line_id as "orderLineId", b.qty as "qty", b.fee_fen as "feeFen", b.freight_fen as "freightFen", b.tax_fen as "taxFen",
      b.happened_at as "happenedAt"
    from order_billings b
    where b.company_id = ${ctx.companyId} and b.customer_id = ${customerId}
      and b.happened_at < ${until.toISOString()}::timestamptz and ${isUnbilled(ctx)}
      and b.happened_at >= ${(since ?? new Date(0)).toISOString()}::timestamptz
    union all
    select ${codes(statementSources.carriedOver)}, s.id, null, 0, s.total_fen, 0, 0, s.settled_at from statements s
    where s.company_id = ${ctx.companyId} and s.customer_id = ${customerId} and s.state = ${codes(statementStates.settled)}
      and s.total_fen < 0
      and s.settled_at < ${ctx.now.toISOString()}::timestamptz and not exists (select 1 from statement_lines l
        where l.company_id = ${ctx.companyId} and l.source_type = ${codes(statementSources.carriedOver)}
          and l.source_id = s.id and l.released_at is null)
      -- Since balances are kept, a statement below zero stands there.
      and not exists (select 1 from balance_entries e where e.company_id = ${ctx.companyId} and e.kind = 'creditNote'
        and e.source_id = s.id)`;

type Raw = Record<'sourceId' | 'feeFen' | 'freightFen' | 'taxFen' | 'happenedAt', string> & {
  sourceType: StatementSource;
  orderLineId: string | null;
  qty: number;
};

const inNumbers = (row: Raw): SourceRow => ({
  sourceType: row.sourceType,
  sourceId: row.sourceId,
  orderLineId: row.orderLineId,
  qty: row.qty,
  feeFen: Number(row.feeFen),
  freightFen: Number(row.freightFen),
  taxFen: Number(row.taxFen),
  happenedAt: new Date(row.happenedAt),
});

/** What a statement made of that span would hold, the oldest first. */
export async function selectUnbilled(ctx: Ctx, span: Span): Promise<SourceRow[]> {
  const { rows } = await ctx.db.execute<Raw>(sql`${unbilled(ctx, span)} order by "happenedAt", "sourceId"`);
  return rows.map(inNumbers);
}

/** How many rows that is, and what they come to. */
export async function selectUnbilledSum(ctx: Ctx, span: Span): Promise<{ count: number; fen: number }> {
  const { rows } = await ctx.db.execute<{ count: number; fen: string }>(sql`
    select count(*)::int as "count", coalesce(sum(u."feeFen"), 0) as "fen" from (${unbilled(ctx, span)}) u`);
  return { count: rows[0]?.count ?? 0, fen: Number(rows[0]?.fen ?? 0) };
}

/** Null where a row is about money alone. */
type Goods = Record<
  'orderNo' | 'purchaseNo' | 'itemId' | 'productId' | 'itemNo' | 'itemName' | 'itemSpec' | 'imgUrl' | 'unitName',
  string | null
> & { pieceQty: number | null; pieceName: string | null };

/** A page of it with the goods and orders behind the rows, the newest first. */
export async function selectUnbilledPage(ctx: Ctx, span: Span, page: { limit: number; offset: number }) {
  const { rows } = await ctx.db.execute<Raw & Goods & { priceFen: string | null }>(sql`
    select u.*, o.order_no as "orderNo", o.purchase_no as "purchaseNo", g.item_id as "itemId", g.product_id as "productId",
      g.item_no as "itemNo", g.item_name as "itemName", g.item_spec as "itemSpec", g.img_url as "imgUrl",
      g.unit_name as "unitName", g.piece_qty as "pieceQty", g.piece_name as "pieceName", g.price_fen as "priceFen"
    from (${unbilled(ctx, span)} order by "happenedAt" desc, "sourceId" desc limit ${page.limit} offset ${page.offset}) u
    left join order_lines g on g.company_id = ${ctx.companyId} and g.id = u."orderLineId"
    left join orders o on o.company_id = g.company_id and o.id = g.order_id
    order by u."happenedAt" desc, u."sourceId" desc`);
  return rows.map((row) => ({ ...(row as Goods), ...inNumbers(row), priceFen: Number(row.priceFen ?? 0) }));
}
export type UnbilledRow = Awaited<ReturnType<typeof selectUnbilledPage>>[number];
