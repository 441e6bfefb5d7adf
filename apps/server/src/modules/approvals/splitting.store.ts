import { type PayMode, orderStates } from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface NearTrade {
  tradeNo: string;
  payFen: number;
  submittedAt: Date;
  /** Undefined where it needed no approval. */
  approvalId: string | undefined;
}

/** What else somebody has submitted about that time and neither taken back nor cancelled: oldest first. */
export async function selectNearTrades(
  ctx: Ctx,
  { userId, tradeId, from, until }: { userId: string; tradeId: string; from: Date; until: Date },
): Promise<NearTrade[]> {
  const { rows } = await ctx.db.execute<{ trade_no: string; pay_fen: string; at: string; audit_id: string | null }>(sql`
    select t.trade_no, t.pay_fen, coalesce(a.submitted_at, t.created_at) as at, a.id as audit_id
    from trades t left join approvals a on a.company_id = ${ctx.companyId} and a.trade_id = t.id
    where t.company_id = ${ctx.companyId} and t.user_id = ${userId} and t.id <> ${tradeId}
      and t.state not in (${codes(orderStates.rejected, orderStates.cancelled)})
      and coalesce(a.submitted_at, t.created_at) between ${from.toISOString()}::timestamptz
        and ${until.toISOString()}::timestamptz
    order by at limit 50`);
  return rows.map((row) => ({
    tradeNo: row.trade_no,
    payFen: Number(row.pay_fen),
    submittedAt: new Date(row.at),
    approvalId: row.audit_id ?? undefined,
  }));
}

/** What rules ask about a requester and his trade beside the amount. */
export async function selectRequestFacts(
  ctx: Ctx,
  { userId, tradeId }: { userId: string; tradeId: string },
): Promise<{ orgId: string | null; payMode: PayMode; categoryIds: string[] }> {
  const { rows } = await ctx.db.execute<{
    org_id: string | null;
    pay_mode: PayMode;
    category_ids: string[] | null;
  }>(sql`
    select u.org_id, t.pay_mode, (select array_agg(distinct p.category_id::text) from orders o
        join order_lines l on l.company_id = ${ctx.companyId} and l.order_id = o.id
        join products p on p.company_id = ${ctx.companyId} and p.id = l.product_id
        where o.company_id = ${ctx.companyId} and o.trade_id = t.id) as category_ids
    from trades t join users u on u.company_id = ${ctx.companyId} and u.id = ${userId}
    where t.company_id = ${ctx.companyId} and t.id = ${tradeId}`);
  const [row] = rows;
  if (!row) throw new Error(`no trade ${tradeId} of user ${userId}`);
  return { orgId: row.org_id, payMode: row.pay_mode, categoryIds: row.category_ids ?? [] };
}
