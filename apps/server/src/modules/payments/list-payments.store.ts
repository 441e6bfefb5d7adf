import { orderStates } from '@jicai/domain/orders/order-states.ts';
import {
  applyStates,
  type Channel,
  channels,
  type PayState,
  refundStates,
  transferStates,
} from '@jicai/domain/payments/payment-states.ts';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { countSome, maxCount } from '../../db/count-some.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { customers } from '../../db/tables/accounts.ts';
import { orders, trades } from '../../db/tables/orders.ts';
import { payments, refunds } from '../../db/tables/payments.ts';

export interface PaymentFilter {
  channel?: Channel | undefined;
  payState?: PayState | undefined;
  customerId?: string | undefined;
  /** When the attempt began. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** A whole number of an attempt, a trade, or the channel's. */
  no?: string | undefined;
}

function wanted(ctx: Ctx, { channel, payState, customerId, from, until, no }: PaymentFilter): SQL | undefined {
  return and(
    eq(payments.companyId, ctx.companyId),
    channel && eq(payments.channel, channel),
    payState === undefined ? undefined : eq(payments.payState, payState),
    customerId ? eq(payments.customerId, customerId) : undefined,
    from && gte(payments.createdAt, from),
    until && lt(payments.createdAt, until),
    no ? sql`${payments.id} in (${named(ctx, no)})` : undefined,
  );
}

/** Each kind of number along its own index. */
const named = (ctx: Ctx, no: string): SQL => sql`
  select p.id from payments p where p.company_id = ${ctx.companyId} and p.channel in (${codes(...channels)}) and p.pay_no = ${no}
  union all
  select p.id from payments p where p.company_id = ${ctx.companyId} and p.channel in (${codes(...channels)}) and p.channel_trade_no = ${no}
  union all
  select p.id from trades t join payments p on p.company_id = t.company_id and p.trade_id = t.id
  where t.company_id = ${ctx.companyId} and t.trade_no = ${no}`;

const columns = {
  payNo: payments.payNo,
  tradeNo: payments.tradeNo,
  customerName: customers.name,
  channel: payments.channel,
  amountFen: payments.amountFen,
  receivedFen: payments.receivedFen,
  payState: payments.payState,
  applyState: payments.applyState,
  channelTradeNo: payments.channelTradeNo,
  failText: payments.failText,
  createdAt: payments.createdAt,
  paidAt: payments.paidAt,
};
export type PaymentListRow = Awaited<ReturnType<typeof selectPayments>>[number];

const payer = and(eq(customers.companyId, payments.companyId), eq(customers.id, payments.customerId));

/** The newest first; a list of some days is read along the days, not back from today. */
export async function selectPayments(ctx: Ctx, filter: PaymentFilter, span: { limit: number; offset: number }) {
  return ctx.db
    .select(columns)
    .from(payments)
    .innerJoin(customers, payer)
    .where(wanted(ctx, filter))
    .orderBy(...(filter.from || filter.until ? [desc(payments.createdAt)] : []), desc(payments.id))
    .limit(span.limit)
    .offset(span.offset);
}

/** At most {@link maxCount} and one. */
export async function countPayments(ctx: Ctx, filter: PaymentFilter): Promise<number> {
  return countSome(ctx.db, sql`select 1 from ${payments} where ${wanted(ctx, filter)}`);
}

/** A trade with whom it is of and what it comes to. */
export async function selectPaidTrade(ctx: Ctx, tradeNo: string) {
  const [row] = await ctx.db
    .select({ tradeId: trades.id, tradeNo: trades.tradeNo, payFen: trades.payFen, customerName: customers.name })
    .from(trades)
    .innerJoin(customers, and(eq(customers.companyId, trades.companyId), eq(customers.id, trades.customerId)))
    .where(and(eq(trades.companyId, ctx.companyId), eq(trades.tradeNo, tradeNo)));
  return row;
}

export async function selectPaymentsOfTrade(ctx: Ctx, tradeId: string): Promise<PaymentListRow[]> {
  return ctx.db
    .select(columns)
    .from(payments)
    .innerJoin(customers, payer)
    .where(and(eq(payments.companyId, ctx.companyId), eq(payments.tradeId, tradeId)))
    .orderBy(desc(payments.id));
}

export type RefundListRow = Awaited<ReturnType<typeof selectRefundsOfTrade>>[number];
export async function selectRefundsOfTrade(ctx: Ctx, tradeId: string) {
  return ctx.db
    .select({
      refundNo: refunds.refundNo,
      payNo: refunds.payNo,
      orderNo: orders.orderNo,
      channel: refunds.channel,
      feeFen: refunds.feeFen,
      refundState: refunds.refundState,
      reason: refunds.reason,
      failText: refunds.failText,
      voucher: refunds.voucher,
      createdAt: refunds.createdAt,
      succeededAt: refunds.succeededAt,
    })
    .from(refunds)
    .leftJoin(orders, and(eq(orders.companyId, refunds.companyId), eq(orders.id, refunds.orderId)))
    .where(and(eq(refunds.companyId, ctx.companyId), eq(refunds.tradeId, tradeId)))
    .orderBy(desc(refunds.id));
}

export async function selectOrderNos(ctx: Ctx, tradeId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)))
    .orderBy(orders.id);
  return rows.map(({ orderNo }) => orderNo);
}

/** What waits for a person, each counted to {@link maxCount}. */
export async function countWaiting(ctx: Ctx) {
  const count = (rows: SQL) => sql`(select count(*)::int from (${rows} limit ${sql.raw(String(maxCount))}) counted)`;
  const { rows } = await ctx.db.execute<{ transfers: number; payments: number; refunds: number }>(sql`
    select
      ${count(sql`select 1 from transfers r join trades t on t.company_id = r.company_id and t.id = r.trade_id
        where r.company_id = ${ctx.companyId} and r.transfer_state = ${codes(transferStates.waiting)}
          and t.state <> ${codes(orderStates.cancelled)}`)} as transfers,
      ${count(sql`select 1 from payments where company_id = ${ctx.companyId} and apply_state = ${codes(applyStates.mismatch)} and resolution is null`)} as payments,
      ${count(sql`select 1 from refunds where company_id = ${ctx.companyId} and (refund_state = ${codes(refundStates.abnormal)}
        or (refund_state = ${codes(refundStates.waiting)} and adapter = 'bank'))`)} as refunds`);
  return rows[0] ?? { transfers: 0, payments: 0, refunds: 0 };
}
