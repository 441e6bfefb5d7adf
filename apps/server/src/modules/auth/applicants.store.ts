import { and, eq } from 'drizzle-orm';
import { registrations } from '../../db/tables/registrations.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** How far the registration of an account that waits for review has come. */
export async function selectApplication(ctx: Ctx, accountId: string) {
  const [row] = await ctx.db
    .select({ state: registrations.state, rejectReason: registrations.rejectReason })
    .from(registrations)
    .where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.accountId, accountId)));
  return row;
}
