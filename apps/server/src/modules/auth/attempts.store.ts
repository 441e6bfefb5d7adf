import { tidyEmail } from '@jicai/domain/people/account-form.ts';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { accounts } from '../../db/tables/accounts.ts';
import { attempts } from '../../db/tables/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';

interface Attempt {
  kind: string;
  subject: string;
  /** Milliseconds after which the count starts anew. */
  windowMs: number;
}

/**
 * Counts one attempt and returns the count within its window, which starts at the first attempt. The row stays locked to
 * the end of the transaction, so attempts at the same subject are judged one after the other.
 */
export async function insertAttempt(ctx: Ctx, { kind, subject, windowMs }: Attempt): Promise<number> {
  const isOver = sql`${attempts.expiresAt} <= ${ctx.now.toISOString()}`;
  const [row] = await ctx.db
    .insert(attempts)
    .values({ companyId: ctx.companyId, kind, subject, count: 1, expiresAt: new Date(ctx.now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: [attempts.companyId, attempts.kind, attempts.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 0;
}

/** Starts the window of a subject anew from now: the lockout of a login lasts a whole window. */
export async function updateAttemptWindow(ctx: Ctx, { kind, subject, windowMs }: Attempt): Promise<void> {
  await ctx.db
    .update(attempts)
    .set({ expiresAt: new Date(ctx.now.getTime() + windowMs) })
    .where(and(eq(attempts.companyId, ctx.companyId), eq(attempts.kind, kind), eq(attempts.subject, subject)));
}

/** Counts by kind of what is still within its window; absent kinds have none. */
export async function selectAttempts(
  ctx: Ctx,
  asked: { kind: string; subject: string }[],
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ kind: attempts.kind, count: attempts.count })
    .from(attempts)
    .where(
      and(
        eq(attempts.companyId, ctx.companyId),
        or(...asked.map(({ kind, subject }) => and(eq(attempts.kind, kind), eq(attempts.subject, subject)))),
        sql`${attempts.expiresAt} > ${ctx.now.toISOString()}`,
      ),
    );
  return new Map(rows.map((row) => [row.kind, row.count]));
}

export async function deleteAttempts(ctx: Ctx, kinds: string[], subjects: string[]): Promise<void> {
  await ctx.db
    .delete(attempts)
    .where(
      and(eq(attempts.companyId, ctx.companyId), inArray(attempts.kind, kinds), inArray(attempts.subject, subjects)),
    );
}

/** A login as failures are counted by it: a name, mobile or mailbox whatever its letters. */
export const loginText = (login: string): string => tidyEmail(login);

/** Deletes what was counted of wrong passwords at an account and its logins; who was locked out stays so. */
export async function deletePasswordAttempts(ctx: Ctx, accountId: string): Promise<void> {
  const { accountNo, mobile, email } = accounts;
  const [row] = await ctx.db
    .select({ accountNo, mobile, email })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
  const logins = row
    ? [row.accountNo, row.mobile, row.email].flatMap((login) => (login ? [loginText(login)] : []))
    : [];
  await deleteAttempts(ctx, ['login:text', 'password:account'], [accountId, ...logins]);
}

/** As {@link deletePasswordAttempts}, with those of codes and the lockouts, from all addresses. */
export async function deleteLoginAttempts(ctx: Ctx, accountId: string): Promise<void> {
  await deletePasswordAttempts(ctx, accountId);
  await ctx.db
    .delete(attempts)
    .where(
      and(
        eq(attempts.companyId, ctx.companyId),
        inArray(attempts.kind, ['login:pair', 'login:sms']),
        sql`starts_with(${attempts.subject}, ${`${accountId} `})`,
      ),
    );
}

/** Deletes windows that are over. Called now and then, so that the table holds about a day of attempts. */
export async function deleteOldAttempts(ctx: Ctx): Promise<void> {
  await ctx.db.delete(attempts).where(and(eq(attempts.companyId, ctx.companyId), lt(attempts.expiresAt, ctx.now)));
}
