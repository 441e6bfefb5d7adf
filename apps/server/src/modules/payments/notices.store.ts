import { paymentNotices } from '../../db/tables/payments.ts';
import type { Ctx } from '../../http/context.ts';

/** Keeps a notice as it came; nothing of it is changed later. */
export async function insertNotice(
  ctx: Ctx,
  notice: Pick<typeof paymentNotices.$inferInsert, 'kind' | 'headers' | 'body' | 'result' | 'payNo'>,
): Promise<void> {
  await ctx.db
    .insert(paymentNotices)
    .values({ ...notice, companyId: ctx.companyId, id: ctx.newId(), receivedAt: ctx.now });
}
