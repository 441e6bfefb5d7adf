import type { BillLineKind, MoneyStage } from '@jicai/domain/channel-bills/channel-bills.ts';
import type { MoneyLine } from '@jicai/domain/channel-bills/compare-bill.ts';
import {
  openPayStates,
  type PayState,
  payStates,
  type RefundState,
  refundStates,
} from '@jicai/domain/payments/payment-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';
import type { BillKey } from './bills.store.ts';

/** Money of the shop's books as a bill is held against it. */
export interface OwnMoney extends MoneyLine {
  channelNo: string;
  tradeNo: string;
  /** When the shop says it moved; null while it has not. */
  at: Date | null;
}

interface Row {
  kind: BillLineKind;
  no: string;
  channelNo: string | null;
  tradeNo: string;
  fen: string;
  state: number;
  atMs: string | null;
}

export interface OwnQuestion extends BillKey {
  billId: string;
  from: Date;
  until: Date;
  /** Numbers that the bill names. */
  nos: readonly string[];
}

/**
 * What the shop says went through the adapter on a day, and whatever the bill names, in any state. What went through near
 * midnight may stand in the bill of the day beside it: what another bill names is left to that one.
 */
export async function selectOwnMoney(ctx: Ctx, asked: OwnQuestion): Promise<OwnMoney[]> {
  const { companyId } = ctx;
  const { channel, adapter, billId, from, until } = asked;
  const nos = textList(asked.nos);
  const of = (table: SQL) =>
    sql`${table}.company_id = ${companyId} and ${table}.channel = ${channel} and ${table}.adapter = ${adapter}`;
  const within = (column: SQL) => sql`${column} >= ${from.toISOString()} and ${column} < ${until.toISOString()}`;
  const isElsewhere = (no: SQL, kind: BillLineKind) => sql`exists (select 1 from channel_bill_lines l
    where l.company_id = ${companyId} and l.line_no = ${no} and l.line_kind = ${kind} and l.bill_fen is not null
      and l.bill_id <> ${billId})`;
  const paid = (which: SQL) => sql`
    select 'payment' as kind, p.pay_no as no, p.channel_trade_no as "channelNo", p.trade_no as "tradeNo",
      case when p.pay_state = ${codes(payStates.paid)} then p.received_fen else p.amount_fen end as fen,
      p.pay_state as state, p.paid_at as at
    from payments p where ${of(sql`p`)} and ${which}`;
  const given = (which: SQL) => sql`
    select 'refund', r.refund_no, r.channel_refund_no, r.trade_no, r.fee_fen, r.refund_state, r.succeeded_at
    from refunds r where ${of(sql`r`)} and ${which}`;
  const { rows } = await ctx.db.execute<Row & Record<string, unknown>>(sql`
    select kind, no, "channelNo", "tradeNo", fen, state, (extract(epoch from at) * 1000)::bigint as "atMs" from (
      ${paid(sql`p.pay_no = any(${nos})`)}
      union ${paid(sql`p.pay_state = ${codes(payStates.paid)} and ${within(sql`p.paid_at`)} and not ${isElsewhere(sql`p.pay_no`, 'payment')}`)}
      union ${given(sql`r.refund_no = any(${nos})`)}
      union ${given(sql`r.refund_state = ${codes(refundStates.succeeded)} and ${within(sql`r.succeeded_at`)}
        and not ${isElsewhere(sql`r.refund_no`, 'refund')}`)}
    ) own order by at, no`);
  return rows.map(({ kind, no, channelNo, tradeNo, fen, state, atMs }) => ({
    kind,
    no,
    channelNo: channelNo ?? '',
    tradeNo,
    amountFen: Number(fen),
    stage: kind === 'payment' ? stageOfPayment(state as PayState) : stageOfRefund(state as RefundState),
    at: atMs === null ? null : new Date(Number(atMs)),
  }));
}

function stageOfPayment(state: PayState): MoneyStage {
  if (state === payStates.paid) return 'done';
  return openPayStates.includes(state) ? 'pending' : 'failed';
}

function stageOfRefund(state: RefundState): MoneyStage {
  if (state === refundStates.succeeded) return 'done';
  return state === refundStates.waiting || state === refundStates.processing ? 'pending' : 'failed';
}
