import type { SmsScene } from '@jicai/domain/people/sms-codes.ts';
import { accountStates } from '@jicai/domain/people/account-types.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { accounts } from '../../db/tables/accounts.ts';
import { smsCodes } from '../../db/tables/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const longAgoMs = dayMs;

export async function insertSmsCode(
  ctx: Ctx,
  code: { id: string; mobile: string; scene: SmsScene; expiresAt: Date },
): Promise<void> {
  await ctx.db
    .delete(smsCodes)
    .where(and(eq(smsCodes.companyId, ctx.companyId), lt(smsCodes.expiresAt, new Date(ctx.now.getTime() - longAgoMs))));
  await ctx.db.insert(smsCodes).values({ companyId: ctx.companyId, createdAt: ctx.now, ...code });
}

/** The code that counts for a mobile and scene, the last one sent; locked, so tries are counted one after the other. */
export async function lockLastSmsCode(ctx: Ctx, mobile: string, scene: SmsScene) {
  const [row] = await ctx.db
    .select({ id: smsCodes.id, misses: smsCodes.misses })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.companyId, ctx.companyId),
        eq(smsCodes.mobile, mobile),
        eq(smsCodes.scene, scene),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1)
    .for('update');
  return row;
}

export async function updateSmsCodeMissed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(smsCodes)
    .set({ misses: sql`${smsCodes.misses} + 1` })
    .where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.id, id)));
}

export async function updateSmsCodeUsed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(smsCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.id, id)));
}

/** Whom a waiting code goes to and what for. */
export async function selectSmsCode(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ mobile: smsCodes.mobile, scene: smsCodes.scene, expiresAt: smsCodes.expiresAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.id, id)));
  return row;
}

export async function selectAccountOfMobile(ctx: Ctx, mobile: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.companyId, ctx.companyId), eq(accounts.mobile, mobile), eq(accounts.state, accountStates.active)),
    );
  return row?.accountId;
}

export async function updateMobile(ctx: Ctx, accountId: string, mobile: string): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ mobile })
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
}

/** Codes sent to a mobile, used or not. */
export async function deleteSmsCodes(ctx: Ctx, mobile: string): Promise<void> {
  await ctx.db.delete(smsCodes).where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.mobile, mobile)));
}
