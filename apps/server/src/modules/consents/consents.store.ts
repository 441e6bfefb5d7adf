import { and, asc, eq } from 'drizzle-orm';
import { consents } from '../../db/tables/consents.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type ConsentRow = Omit<typeof consents.$inferSelect, 'companyId' | 'accountId' | 'id' | 'ip'>;

/** Everything an account said, in the order in which it did. */
export function selectConsents(ctx: Ctx, accountId: string): Promise<ConsentRow[]> {
  return ctx.db
    .select({
      consentType: consents.consentType,
      version: consents.version,
      isAgreed: consents.isAgreed,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(and(eq(consents.companyId, ctx.companyId), eq(consents.accountId, accountId)))
    .orderBy(asc(consents.id));
}

export async function insertConsents(
  ctx: Ctx,
  accountId: string,
  said: readonly Pick<ConsentRow, 'consentType' | 'version' | 'isAgreed'>[],
): Promise<void> {
  if (said.length === 0) return;
  const { companyId, act, now: createdAt } = ctx;
  await ctx.db
    .insert(consents)
    .values(said.map((one) => ({ companyId, id: ctx.newId(), accountId, ...one, ip: act.ip ?? '', createdAt })));
}
