import { and, desc, eq, sql } from 'drizzle-orm';
import { creditEntries } from '../../db/tables/credit.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type CreditEntryRow = typeof creditEntries.$inferSelect;

/** The ledger of an account, the newest first. */
export async function selectEntries(ctx: Ctx, creditId: string, page: { limit: number; offset: number }) {
  const wanted = and(eq(creditEntries.companyId, ctx.companyId), eq(creditEntries.creditId, creditId));
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(creditEntries)
      .where(wanted)
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(creditEntries)
      .where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
