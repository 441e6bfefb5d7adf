import {
  type ApplyState,
  applyStates,
  type Channel,
  channels,
  type OnlineChannel,
  type PayState,
  payStates,
} from '@jicai/domain/payments/payment-states.ts';
import { and, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { BridgeCall, PayForm } from '../../adapters/payment/payment-channel.ts';
import { codes } from '../../db/codes.ts';
import { inserter, type NewRow } from '../../db/insert-rows.ts';
import { NumberTaken } from '../../db/number-taken.ts';
import { prepared, selectList } from '../../db/prepared.ts';
import { payments } from '../../db/tables/payments.ts';
import { updater } from '../../db/update-rows.ts';
import { constraintOf } from '../../db/with-tenant.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const columns = {
  id: payments.id,
  payNo: payments.payNo,
  tradeId: payments.tradeId,
  tradeNo: payments.tradeNo,
  customerId: payments.customerId,
  accountId: payments.accountId,
  channel: sql<Channel>`${payments.channel}`,
  adapter: sql<'alipay' | 'wechat' | 'local' | 'bank'>`${payments.adapter}`,
  amountFen: payments.amountFen,
  receivedFen: payments.receivedFen,
  payState: sql<PayState>`${payments.payState}`,
  applyState: sql<ApplyState>`${payments.applyState}`,
  channelTradeNo: payments.channelTradeNo,
  payForm: sql<PayForm | null>`${payments.payForm}`,
  codeUrl: payments.codeUrl,
  payerMark: payments.payerMark,
  bridgeCall: sql<BridgeCall | null>`${payments.bridgeCall}`,
  expireAt: payments.expireAt,
  paidAt: payments.paidAt,
  queryCount: payments.queryCount,
  queriedAt: payments.queriedAt,
  closeAskedAt: payments.closeAskedAt,
  releasedAt: payments.releasedAt,
  failText: payments.failText,
  resolution: payments.resolution,
  createdAt: payments.createdAt,
};

const { updatedAt: _updatedAt, companyId: _companyId, ...listedColumns } = getTableColumns(payments);
/** The same for statements that are put together once. */
const listed = selectList(listedColumns);

const isPayment = (ctx: Ctx, id: string) => and(eq(payments.companyId, ctx.companyId), eq(payments.id, id));
/** Online attempts only: part of a bank transfer is no attempt that a channel could close. */
const isOpen = and(inArray(payments.payState, [payStates.created, payStates.paying]), ne(payments.adapter, 'bank'));

const select = (ctx: Ctx) => ctx.db.select(columns).from(payments);
export type PaymentRow = Awaited<ReturnType<typeof select>>[number];

const newColumns = [
  'companyId',
  'id',
  'payNo',
  'tradeId',
  'tradeNo',
  'customerId',
  'accountId',
  'channel',
  'adapter',
  'amountFen',
  'payState',
  'expireAt',
  'payerMark',
  'createdAt',
  'updatedAt',
] as const;
const writeAttempt = inserter<never, typeof payments, (typeof newColumns)[number]>(payments, newColumns);

/** Writes an attempt at the end of its transaction, which runs again with another number where this one is taken. */
export async function insertAttempt(
  ctx: Ctx,
  attempt: Omit<NewRow<typeof payments, (typeof newColumns)[number]>, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const { companyId, now } = ctx;
  try {
    await writeAttempt(ctx.db, [{ ...attempt, companyId, createdAt: now, updatedAt: now }]);
  } catch (error) {
    throw constraintOf(error) === 'payments_pay_no' ? new NumberTaken('a drawn payment number is taken') : error;
  }
}

/** False if the number already exists. */
export async function insertPayment(
  ctx: Ctx,
  payment: Omit<typeof payments.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(payments)
    .values({ ...payment, companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing({ target: [payments.companyId, payments.channel, payments.payNo] })
    .returning({ id: payments.id });
  return inserted.length > 0;
}

export async function selectPayment(ctx: Ctx, payNo: string): Promise<PaymentRow | undefined> {
  const [row] = await numbered(ctx.db, { companyId: ctx.companyId, payNo });
  return row;
}

/** All channels are named: the index of numbers is by channel. */
const numbered = prepared<PaymentRow, 'companyId' | 'payNo'>(
  ['companyId', 'payNo'],
  ({ companyId, payNo }) => sql`
    select ${listed} from payments
    where company_id = ${companyId} and channel in (${codes(...channels)}) and pay_no = ${payNo}`,
);

/** The number of a payment; undefined where there is none of this id. */
export async function selectPayNo(ctx: Ctx, id: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ payNo: payments.payNo }).from(payments).where(isPayment(ctx, id));
  return row?.payNo;
}

/**
 * With the row locked; the caller holds the lock of the trade where the trade may change too (lock order,
 * docs/domain/crashes.md §2).
 */
export async function lockPayment(ctx: Ctx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await lockOne(ctx.db, { companyId: ctx.companyId, id });
  return row;
}

const lockOne = prepared<PaymentRow, 'companyId' | 'id'>(
  ['companyId', 'id'],
  ({ companyId, id }) => sql`
    select ${listed} from payments where company_id = ${companyId} and id = ${id} for update`,
);

/** As {@link lockPayment}, by the number that its channel knows, in one message with the lock of its trade. */
export async function lockNumbered(
  ctx: Ctx,
  { channel, payNo }: { channel: OnlineChannel; payNo: string },
): Promise<PaymentRow | undefined> {
  const [row] = await lockByNumber(ctx.db, { companyId: ctx.companyId, channel, payNo });
  return row;
}

const lockByNumber = prepared<PaymentRow, 'companyId' | 'channel' | 'payNo'>(
  ['companyId', 'channel', 'payNo'],
  ({ companyId, channel, payNo }) => sql`
    select ${listed} from payments where company_id = ${companyId} and channel = ${channel} and pay_no = ${payNo} for update`,
);

/** The attempts of a payment's trade that it is settled beside: those that are open, and the one that was applied. */
export const selectBeside = (
  ctx: Ctx,
  { channel, payNo }: { channel: OnlineChannel; payNo: string },
): Promise<Pick<PaymentRow, 'payNo' | 'applyState'>[]> =>
  besideOf(ctx.db, { companyId: ctx.companyId, channel, payNo });

/**
 * The fence of `offset 0` keeps to the attempts of the trade: without it the planner may join the index of what is open in
 * the whole shop to them, and a notice grew with every other buyer who was about to pay (100 ms at 1,500).
 */
const besideOf = prepared<Pick<PaymentRow, 'payNo' | 'applyState'>, 'companyId' | 'channel' | 'payNo'>(
  ['companyId', 'channel', 'payNo'],
  ({ companyId, channel, payNo }) => sql`
    select o.pay_no as "payNo", o.apply_state as "applyState"
    from payments p cross join lateral (
      select id, pay_no, apply_state, adapter, pay_state from payments
      where company_id = ${companyId} and trade_id = p.trade_id and id <> p.id offset 0) o
    where p.company_id = ${companyId} and p.channel = ${channel} and p.pay_no = ${payNo}
      and (o.apply_state = ${codes(applyStates.applied)}
        or o.adapter <> 'bank' and o.pay_state in (${codes(payStates.created, payStates.paying)}))
    order by o.id`,
);

/** Newest first. */
export async function selectTradePayments(ctx: Ctx, tradeId: string): Promise<PaymentRow[]> {
  return select(ctx)
    .where(and(eq(payments.companyId, ctx.companyId), eq(payments.tradeId, tradeId)))
    .orderBy(desc(payments.id));
}

/** The payment whose money was applied to the trade. */
export async function selectAppliedPayment(ctx: Ctx, tradeId: string): Promise<PaymentRow | undefined> {
  const [row] = await select(ctx).where(
    and(
      eq(payments.companyId, ctx.companyId),
      eq(payments.tradeId, tradeId),
      eq(payments.applyState, applyStates.applied),
    ),
  );
  return row;
}

export async function selectOpenPayments(ctx: Ctx, tradeId: string): Promise<PaymentRow[]> {
  return select(ctx)
    .where(and(eq(payments.companyId, ctx.companyId), eq(payments.tradeId, tradeId), isOpen))
    .orderBy(payments.id);
}

/** As {@link selectOpenPayments}, in one message with the lock of the trade, whose id is not known yet. */
export const selectOpenPaymentsOf = (ctx: Ctx, tradeNo: string): Promise<PaymentRow[]> =>
  openOf(ctx.db, { companyId: ctx.companyId, tradeNo });

const openOf = prepared<PaymentRow, 'companyId' | 'tradeNo'>(
  ['companyId', 'tradeNo'],
  ({ companyId, tradeNo }) => sql`
    select ${listed} from payments
    where company_id = ${companyId} and adapter <> 'bank' and pay_state in (${codes(payStates.created, payStates.paying)})
      and trade_id = (select t.id from trades t where t.company_id = ${companyId} and t.trade_no = ${tradeNo})
    order by id`,
);

/** The bank transfer of which part has arrived. */
export async function selectPartTransfer(ctx: Ctx, tradeId: string): Promise<PaymentRow | undefined> {
  const [row] = await select(ctx).where(
    and(
      eq(payments.companyId, ctx.companyId),
      eq(payments.tradeId, tradeId),
      eq(payments.adapter, 'bank'),
      eq(payments.payState, payStates.paying),
    ),
  );
  return row;
}

/** Whether an attempt is still being closed at its channel. */
export async function isAnyCloseWaiting(ctx: Ctx, tradeId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.companyId, ctx.companyId),
        eq(payments.tradeId, tradeId),
        isOpen,
        sql`${payments.closeAskedAt} is not null`,
        isNull(payments.releasedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function updatePayment(
  ctx: Ctx,
  id: string,
  fields: Partial<Omit<typeof payments.$inferInsert, 'companyId' | 'id' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  const { companyId, now } = ctx;
  await change(ctx.db, { companyId, ids: [id], now, fields });
}

const change = updater(payments);

/** Claims the next query of an open attempt. False if it was queried after `since`. */
export async function claimQuery(ctx: Ctx, id: string, since: Date): Promise<boolean> {
  const claimed = await ctx.db
    .update(payments)
    .set({ queriedAt: ctx.now })
    .where(
      and(
        isPayment(ctx, id),
        eq(payments.payState, payStates.paying),
        sql`(${payments.queriedAt} is null or ${payments.queriedAt} <= ${since.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}
