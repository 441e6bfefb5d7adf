import type { BalanceKind } from '@jicai/domain/payments/credit-kinds.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { balanceEntries, creditAccounts } from '../../db/tables/credit.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type BalanceEntryRow = typeof balanceEntries.$inferSelect;

/** False when this kind and source are booked already. */
export async function insertBalanceEntry(
  ctx: Ctx,
  creditId: string,
  entry: { kind: BalanceKind; deltaFen: number; sourceId: string },
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(balanceEntries)
    .values({ ...entry, creditId, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: balanceEntries.id });
  return inserted.length > 0;
}

/** False where it would go below zero. */
export async function addToBalance(ctx: Ctx, creditId: string, deltaFen: number): Promise<boolean> {
  const changed = await ctx.db
    .update(creditAccounts)
    .set({
      balanceFen: sql`${creditAccounts.balanceFen} + ${deltaFen}`,
      version: sql`${creditAccounts.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(
      and(
        eq(creditAccounts.companyId, ctx.companyId),
        eq(creditAccounts.id, creditId),
        sql`${creditAccounts.balanceFen} + ${deltaFen} >= 0`,
      ),
    )
    .returning({ id: creditAccounts.id });
  return changed.length > 0;
}

/** What a payment brought beyond what it was for and left as a balance, in fen. */
export async function selectOverpaidFen(ctx: Ctx, sourceId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ fen: sql<number>`coalesce(sum(${balanceEntries.deltaFen}), 0)::int8`.mapWith(Number) })
    .from(balanceEntries)
    .where(
      and(
        eq(balanceEntries.companyId, ctx.companyId),
        eq(balanceEntries.kind, 'overpaid'),
        eq(balanceEntries.sourceId, sourceId),
      ),
    );
  return row?.fen ?? 0;
}

/** Every change of the balance, the newest first. */
export async function selectBalanceEntries(ctx: Ctx, creditId: string, page: { limit: number; offset: number }) {
  const wanted = and(eq(balanceEntries.companyId, ctx.companyId), eq(balanceEntries.creditId, creditId));
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(balanceEntries)
      .where(wanted)
      .orderBy(desc(balanceEntries.createdAt), desc(balanceEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.$count(balanceEntries, wanted),
  ]);
  return { rows, total };
}
