import { and, eq, sql } from 'drizzle-orm';
import { creditAccounts } from '../../db/tables/credit.ts';
import type { Ctx } from '../../http/context.ts';

export async function updateOverdue(ctx: Ctx, creditId: string, overdueFen: number): Promise<void> {
  await ctx.db
    .update(creditAccounts)
    .set({ overdueFen, version: sql`${creditAccounts.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(creditAccounts.companyId, ctx.companyId), eq(creditAccounts.id, creditId)));
}
