import {
  type AbnormalKind,
  type Channel,
  type RefundState,
  applyStates,
  refundStates,
} from '@jicai/domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../../db/codes.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

export interface AbnormalRow {
  kind: AbnormalKind;
  payNo: string;
  refundNo: string;
  tradeNo: string;
  channel: Channel;
  amountFen: number;
  receivedFen: number;
  /** 0 for payments. */
  refundState: RefundState;
  reason: string;
  createdAt: Date;
}

/** Payments and refunds that an operator has to decide about, oldest first, and their number. */
export async function selectAbnormal(
  ctx: Ctx,
  filter: { kind?: string | undefined; limit: number; offset: number },
): Promise<{ rows: AbnormalRow[]; totalCount: number }> {
  const company = ctx.companyId;
  const cases = sql`
    select 'payment' as kind, pay_no, '' as refund_no, trade_no, channel, amount_fen, received_fen, 0 as refund_state,
      '到账金额与应付金额不一致' as reason, created_at, id
    from payments where company_id = ${company} and apply_state = ${codes(applyStates.mismatch)} and resolution is null
    union all
    select 'refund', pay_no, refund_no, trade_no, channel, fee_fen, 0, refund_state, coalesce(fail_text, reason), created_at, id
    from refunds where company_id = ${company} and (refund_state = ${codes(refundStates.abnormal)}
      or (refund_state = ${codes(refundStates.waiting)} and adapter = 'bank'))`;
  const chosen = filter.kind ? sql`where kind = ${filter.kind}` : sql``;
  const page = ctx.db.execute<Record<string, unknown> & { createdMs: string }>(sql`
    select kind, pay_no as "payNo", refund_no as "refundNo", trade_no as "tradeNo", channel, amount_fen as "amountFen",
      received_fen as "receivedFen", refund_state as "refundState", reason,
      (extract(epoch from created_at) * 1000)::bigint as "createdMs"
    from (${cases}) as cases ${chosen} order by id limit ${filter.limit} offset ${filter.offset}`);
  const count = ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from (${cases}) as cases ${chosen}`);
  const [{ rows }, counted] = await Promise.all([page, count]);
  return {
    totalCount: counted.rows[0]?.total ?? 0,
    // The columns are those of the statement above; int8 comes as text.
    rows: rows.map(
      (row) =>
        ({
          ...row,
          amountFen: Number(row['amountFen']),
          receivedFen: Number(row['receivedFen']),
          createdAt: new Date(Number(row.createdMs)),
        }) as unknown as AbnormalRow,
    ),
  };
}
