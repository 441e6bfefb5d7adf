import { type Channel, channels, type RefundState } from '@jicai/domain/payments/payment-states.ts';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { countSome } from '../../../db/count-some.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { codes } from '../../../db/codes.ts';
import { customers } from '../../../db/tables/accounts.ts';
import { orders, trades } from '../../../db/tables/orders.ts';
import { refunds } from '../../../db/tables/payments.ts';

export interface RefundFilter {
  channel?: Channel | undefined;
  refundState?: RefundState | undefined;
  /** Paid out by a person, or the way the money came. */
  isByHand?: boolean | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** A whole number of a refund, an attempt, a trade or an order. */
  no?: string | undefined;
}

const byHand = sql<boolean>`(${refunds.adapter} = 'bank' or ${refunds.voucher} is not null)`;

function wanted(ctx: Ctx, { channel, refundState, isByHand, from, until, no }: RefundFilter): SQL | undefined {
  return and(
    eq(refunds.companyId, ctx.companyId),
    channel && eq(refunds.channel, channel),
    refundState === undefined ? undefined : eq(refunds.refundState, refundState),
    isByHand === undefined ? undefined : isByHand ? byHand : sql`not ${byHand}`,
    from && gte(refunds.createdAt, from),
    until && lt(refunds.createdAt, until),
    no ? sql`${refunds.id} in (${named(ctx, no)})` : undefined,
  );
}

/** Each kind of number along its own index. */
const named = (ctx: Ctx, no: string): SQL => sql`
  select r.id from refunds r where r.company_id = ${ctx.companyId} and r.refund_no = ${no}
  union all
  select r.id from payments p join refunds r on r.company_id = p.company_id and r.payment_id = p.id
  where p.company_id = ${ctx.companyId} and p.channel in (${codes(...channels)}) and p.pay_no = ${no}
  union all
  select r.id from trades t join refunds r on r.company_id = t.company_id and r.trade_id = t.id
  where t.company_id = ${ctx.companyId} and t.trade_no = ${no}
  union all
  select r.id from orders o join refunds r on r.company_id = o.company_id and r.trade_id = o.trade_id and r.order_id = o.id
  where o.company_id = ${ctx.companyId} and o.order_no = ${no}`;

export type ListedRefund = Awaited<ReturnType<typeof selectRefundPage>>[number];

/** The newest first. */
export function selectRefundPage(ctx: Ctx, filter: RefundFilter, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .select({
      refundNo: refunds.refundNo,
      payNo: refunds.payNo,
      tradeNo: refunds.tradeNo,
      orderNo: orders.orderNo,
      customerName: customers.name,
      channel: refunds.channel,
      isByHand: byHand,
      feeFen: refunds.feeFen,
      refundState: refunds.refundState,
      reason: refunds.reason,
      failText: refunds.failText,
      voucher: refunds.voucher,
      createdAt: refunds.createdAt,
      succeededAt: refunds.succeededAt,
    })
    .from(refunds)
    .innerJoin(trades, and(eq(trades.companyId, refunds.companyId), eq(trades.id, refunds.tradeId)))
    .innerJoin(customers, and(eq(customers.companyId, trades.companyId), eq(customers.id, trades.customerId)))
    .leftJoin(orders, and(eq(orders.companyId, refunds.companyId), eq(orders.id, refunds.orderId)))
    .where(wanted(ctx, filter))
    .orderBy(desc(refunds.id))
    .limit(limit)
    .offset(offset);
}

export async function countRefunds(ctx: Ctx, filter: RefundFilter): Promise<number> {
  return countSome(ctx.db, sql`select 1 from ${refunds} where ${wanted(ctx, filter)}`);
}
