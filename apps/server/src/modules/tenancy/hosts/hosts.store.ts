import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { hostClaims } from '../../../db/tables/tenancy.ts';

const ofHost = (ctx: Ctx, host: string) => and(eq(hostClaims.companyId, ctx.companyId), eq(hostClaims.host, host));

/** What the shop asked for, the oldest first. */
export async function selectClaims(ctx: Ctx) {
  return ctx.db
    .select({ host: hostClaims.host, token: hostClaims.token, provedAt: hostClaims.provedAt })
    .from(hostClaims)
    .where(eq(hostClaims.companyId, ctx.companyId))
    .orderBy(asc(hostClaims.createdAt), asc(hostClaims.host));
}
export type Claim = Awaited<ReturnType<typeof selectClaims>>[number];

/** A second one of the same host changes nothing: its proof may stand in DNS already. */
export async function insertClaim(ctx: Ctx, claim: { host: string; token: string }): Promise<void> {
  await ctx.db
    .insert(hostClaims)
    .values({ companyId: ctx.companyId, ...claim, createdAt: ctx.now })
    .onConflictDoNothing();
}

export async function updateProved(ctx: Ctx, host: string): Promise<void> {
  await ctx.db.update(hostClaims).set({ provedAt: ctx.now }).where(ofHost(ctx, host));
}

export async function deleteClaim(ctx: Ctx, host: string): Promise<void> {
  await ctx.db.delete(hostClaims).where(ofHost(ctx, host));
}
