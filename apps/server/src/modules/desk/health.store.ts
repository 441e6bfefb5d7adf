import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { type Channel, channels, payStates } from '@jicai/domain/payments/payment-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { countSome } from '../../db/count-some.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface ChannelFacts {
  /** Undefined where no account was ever set. */
  isEnabled: boolean | undefined;
  /** Attempts that the channel refused to begin. */
  refusedCount: number;
  lastPaidAt: Date | null;
}

/** Of each channel its account, and what its attempts since then came to. */
export async function selectChannelFacts(ctx: Ctx, since: Date): Promise<Map<Channel, ChannelFacts>> {
  const { rows } = await ctx.db.execute<{
    channel: Channel;
    isEnabled: boolean | null;
    refused: number;
    lastPaidMs: string | null;
  }>(sql`
    select named.channel, m.is_enabled as "isEnabled", coalesce(p.refused, 0) as refused,
      (extract(epoch from p.last_paid) * 1000)::bigint as "lastPaidMs"
    from unnest(${sql.param([...channels])}::text[]) named (channel)
      left join merchant_accounts m on m.company_id = ${ctx.companyId} and m.channel = named.channel
      left join (select channel, (count(*) filter (where pay_state = ${codes(payStates.refused)}))::int as refused,
          max(paid_at) filter (where pay_state = ${codes(payStates.paid)}) as last_paid
        from payments where company_id = ${ctx.companyId} and created_at >= ${since.toISOString()}
        group by channel) p on p.channel = named.channel`);
  return new Map(
    rows.map(({ channel, isEnabled, refused, lastPaidMs }) => [
      channel,
      {
        isEnabled: isEnabled ?? undefined,
        refusedCount: refused,
        lastPaidAt: lastPaidMs === null ? null : new Date(Number(lastPaidMs)),
      },
    ]),
  );
}

export const countFailedInvoices = (ctx: Ctx): Promise<number> =>
  countSome(
    ctx.db,
    sql`select 1 from invoices where company_id = ${ctx.companyId} and state = ${codes(invoiceStates.failed)}`,
  );
