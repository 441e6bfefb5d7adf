import { type PayState, type RefundState, openPayStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../../db/codes.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { restlessAfterMs } from '../../../db/due-tenants.ts';

const isIdle = (ctx: Ctx, subject: ReturnType<typeof sql>) => sql`
  not exists (select 1 from outbox o where o.company_id = ${ctx.companyId} and o.subject = ${subject} and o.done_at is null)`;
const before = (ctx: Ctx) => sql`${new Date(ctx.now.getTime() - restlessAfterMs).toISOString()}::timestamptz`;

/** Open attempts for which no outbox row is planned. */
export async function selectForgottenPayments(ctx: Ctx): Promise<{ payNo: string; payState: PayState }[]> {
  const { rows } = await ctx.db.execute<{ payNo: string; payState: PayState }>(sql`
    select pay_no as "payNo", pay_state as "payState" from payments p
    where p.company_id = ${ctx.companyId} and p.pay_state in (${codes(...openPayStates)}) and p.adapter <> 'bank'
      and p.updated_at < ${before(ctx)} and ${isIdle(ctx, sql`p.pay_no`)}
    order by p.id limit 100`);
  return rows;
}

/** Refunds under way for which no outbox row is planned. */
export async function selectForgottenRefunds(ctx: Ctx): Promise<{ refundNo: string; refundState: RefundState }[]> {
  const { rows } = await ctx.db.execute<{ refundNo: string; refundState: RefundState }>(sql`
    select refund_no as "refundNo", refund_state as "refundState" from refunds r
    where r.company_id = ${ctx.companyId} and r.refund_state in (${codes(refundStates.waiting, refundStates.processing)})
      and r.adapter <> 'bank'
      and r.updated_at < ${before(ctx)} and ${isIdle(ctx, sql`r.refund_no`)}
    order by r.id limit 100`);
  return rows;
}
