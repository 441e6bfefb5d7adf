import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { type SmsReceiptState, smsReceiptStates } from '@jicai/domain/sms/sms-receipts.ts';
import type { SmsProvider } from '@jicai/domain/sms/sms-services.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { lockedIf } from '../../db/locked-if.ts';
import { smsMessages } from '../../db/tables/connections.ts';

export type SentSms = typeof smsMessages.$inferSelect;
export type NewSmsMessage = Omit<typeof smsMessages.$inferInsert, 'companyId'>;

export async function insertSmsMessage(ctx: Ctx, row: NewSmsMessage): Promise<void> {
  await ctx.db.insert(smsMessages).values({ ...row, companyId: ctx.companyId });
}

export async function selectSmsMessage(
  ctx: Ctx,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<SentSms | undefined> {
  const query = ctx.db
    .select()
    .from(smsMessages)
    .where(and(eq(smsMessages.companyId, ctx.companyId), eq(smsMessages.id, id)));
  const [row] = await lockedIf(isLocked, query);
  return row;
}

export async function updateSmsMessage(ctx: Ctx, id: string, fields: Partial<NewSmsMessage>): Promise<void> {
  await ctx.db
    .update(smsMessages)
    .set(fields)
    .where(and(eq(smsMessages.companyId, ctx.companyId), eq(smsMessages.id, id)));
}

/** Whether one of the same provider, for the same kind of reason, has failed since. */
export async function hasFailedSms(
  ctx: Ctx,
  { provider, isOfReceiver, since }: { provider: SmsProvider; isOfReceiver: boolean; since: Date },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(
      and(
        eq(smsMessages.companyId, ctx.companyId),
        eq(smsMessages.provider, provider),
        eq(smsMessages.state, smsReceiptStates.failed),
        eq(smsMessages.isOfReceiver, isOfReceiver),
        eq(smsMessages.isMended, false),
        gte(smsMessages.sentAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function deleteSmsMessagesBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.delete(smsMessages).where(and(eq(smsMessages.companyId, ctx.companyId), lt(smsMessages.sentAt, before)));
}

/** Newest first; `mobile` whole. */
export async function selectSmsMessages(
  ctx: Ctx,
  { state, mobile }: { state?: SmsReceiptState | undefined; mobile?: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: SentSms[]; total: number }> {
  const where: SQL | undefined = and(
    eq(smsMessages.companyId, ctx.companyId),
    state ? eq(smsMessages.state, state) : undefined,
    mobile ? eq(smsMessages.mobile, mobile) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(smsMessages)
      .where(where)
      .orderBy(desc(smsMessages.sentAt), desc(smsMessages.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(smsMessages).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
