import { and, eq, sql } from 'drizzle-orm';
import { creditAccounts } from '../../db/tables/credit.ts';
import type { Ctx } from '../../http/context.ts';

export async function updateOverdue(ctx: Ctx, creditId: string, overdueFen: number): Promise<void> {
  await ctx.db
    .update(creditAccounts)
    .set({ overdueFen, version: sql`${creditAccounts.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(creditAccounts.companyId, ctx.companyId), eq(creditAccounts.id, creditId)));
}

/** Holds a customer's credit account for the rest of the transaction: before statements (domain.md 7.2). */
export async function lockCredit(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.companyId, ctx.companyId), eq(creditAccounts.customerId, customerId)))
    .for('update');
}
