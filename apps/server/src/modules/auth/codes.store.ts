import { accountStates } from '@jicai/domain/people/account-types.ts';
import type { CodeTo, SmsScene } from '@jicai/domain/people/sms-codes.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { accounts } from '../../db/tables/accounts.ts';
import { smsCodes } from '../../db/tables/auth.ts';
import { companies, shopSettings } from '../../db/tables/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const longAgoMs = dayMs;

const wentTo = ({ mobile, email }: CodeTo) =>
  email === undefined ? eq(smsCodes.mobile, mobile) : eq(smsCodes.email, email);
const proved = ({ mobile, email }: CodeTo) =>
  email === undefined ? eq(accounts.mobile, mobile) : eq(accounts.email, email);

export async function insertCode(
  ctx: Ctx,
  { to, ...code }: { id: string; to: CodeTo; scene: SmsScene; expiresAt: Date },
): Promise<void> {
  await ctx.db
    .delete(smsCodes)
    .where(and(eq(smsCodes.companyId, ctx.companyId), lt(smsCodes.expiresAt, new Date(ctx.now.getTime() - longAgoMs))));
  await ctx.db.insert(smsCodes).values({ companyId: ctx.companyId, createdAt: ctx.now, ...to, ...code });
}

/**
 * The code that counts for a mobile or mailbox and a scene, the last one sent; undefined once that is used, those before it come
 * to nothing. Locked, so tries are counted one after the other.
 */
export async function lockLastCode(ctx: Ctx, to: CodeTo, scene: SmsScene) {
  const [row] = await ctx.db
    .select({ id: smsCodes.id, misses: smsCodes.misses, usedAt: smsCodes.usedAt })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.companyId, ctx.companyId),
        wentTo(to),
        eq(smsCodes.scene, scene),
        gt(smsCodes.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1)
    .for('update');
  return row?.usedAt ? undefined : row;
}

export async function updateCodeMissed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(smsCodes)
    .set({ misses: sql`${smsCodes.misses} + 1` })
    .where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.id, id)));
}

export async function updateCodeUsed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(smsCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.id, id)));
}

/** Whom a waiting code goes to and what for. */
export async function selectCode(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({
      mobile: smsCodes.mobile,
      email: smsCodes.email,
      scene: smsCodes.scene,
      expiresAt: smsCodes.expiresAt,
    })
    .from(smsCodes)
    .where(and(eq(smsCodes.companyId, ctx.companyId), eq(smsCodes.id, id)));
  return row;
}

/** The account in order that has proved the mobile or mailbox. */
export async function selectAccountOf(ctx: Ctx, to: CodeTo): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), proved(to), eq(accounts.state, accountStates.active)));
  return row?.accountId;
}

/** Writes what an account has proved; one that another account has ends in its constraint's refusal. */
export async function updateProved(ctx: Ctx, accountId: string, to: CodeTo): Promise<void> {
  await ctx.db
    .update(accounts)
    .set(to)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
}

/** Codes sent to a mobile or mailbox, used or not. */
export async function deleteCodes(ctx: Ctx, to: CodeTo): Promise<void> {
  await ctx.db.delete(smsCodes).where(and(eq(smsCodes.companyId, ctx.companyId), wentTo(to)));
}

/** How the shop calls itself. */
export async function selectShopName(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db
    .select({ name: sql<string>`coalesce(nullif(${shopSettings.siteName}, ''), ${companies.name})` })
    .from(shopSettings)
    .innerJoin(companies, eq(companies.id, shopSettings.companyId))
    .where(eq(shopSettings.companyId, ctx.companyId));
  return row?.name ?? '';
}
