import { and, count, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyText } from '../../db/any-of.ts';
import { signOnIdentities } from '../../db/tables/sign-on.ts';

interface Identity {
  connectionId: string;
  subject: string;
}

/** The account that an identity system means by this subject; undefined where it has not been linked. */
export async function selectLinkedAccount(ctx: Ctx, { connectionId, subject }: Identity): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ accountId: signOnIdentities.accountId })
    .from(signOnIdentities)
    .where(
      and(
        eq(signOnIdentities.companyId, ctx.companyId),
        eq(signOnIdentities.connectionId, connectionId),
        eq(signOnIdentities.subject, subject),
      ),
    );
  return row?.accountId;
}

/** From now on this subject is the account; of two at once the second changes nothing. */
export async function insertIdentity(ctx: Ctx, { connectionId, subject }: Identity, accountId: string): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db
    .insert(signOnIdentities)
    .values({ companyId, id: ctx.newId(), connectionId, subject, accountId, createdAt: now })
    .onConflictDoNothing();
}

/** As {@link selectLinkedAccount}, by subject, of many. */
export async function selectLinkedAccounts(
  ctx: Ctx,
  connectionId: string,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ subject: signOnIdentities.subject, accountId: signOnIdentities.accountId })
    .from(signOnIdentities)
    .where(
      and(
        eq(signOnIdentities.companyId, ctx.companyId),
        eq(signOnIdentities.connectionId, connectionId),
        anyText(signOnIdentities.subject, subjects),
      ),
    );
  return new Map(rows.map(({ subject, accountId }) => [subject, accountId]));
}

/** As {@link insertIdentity}, of many. */
export async function insertIdentities(
  ctx: Ctx,
  connectionId: string,
  linked: readonly { subject: string; accountId: string }[],
): Promise<void> {
  const { companyId, now: createdAt } = ctx;
  await ctx.db
    .insert(signOnIdentities)
    .values(linked.map((one) => ({ ...one, companyId, id: ctx.newId(), connectionId, createdAt })))
    .onConflictDoNothing();
}

export async function countIdentities(ctx: Ctx, connectionId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ linked: count() })
    .from(signOnIdentities)
    .where(and(eq(signOnIdentities.companyId, ctx.companyId), eq(signOnIdentities.connectionId, connectionId)));
  return row?.linked ?? 0;
}

/** Another identity system means other people by the same subjects. */
export async function deleteIdentitiesOfConnection(ctx: Ctx, connectionId: string): Promise<void> {
  await ctx.db
    .delete(signOnIdentities)
    .where(and(eq(signOnIdentities.companyId, ctx.companyId), eq(signOnIdentities.connectionId, connectionId)));
}

export async function deleteIdentitiesOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(signOnIdentities)
    .where(and(eq(signOnIdentities.companyId, ctx.companyId), eq(signOnIdentities.accountId, accountId)));
}

/**
 * Whether the account's enterprise lets its people in by its identity system alone. Who may set that up is not held by it, so
 * that nobody is locked out for good (docs/domain/sign-on.md §4).
 */
export async function selectIsSignOnOnly(ctx: Ctx, accountId: string): Promise<boolean> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<{ isOnly: boolean }>(sql`
    select exists (
      select from users u
      join sign_on_connections c on c.company_id = ${companyId} and c.customer_id = u.customer_id and c.is_enabled and c.is_only
      where u.company_id = ${companyId} and u.account_id = ${accountId} and not exists (
        select from user_roles ur join roles r on r.company_id = ${companyId} and r.id = ur.role_id
        where ur.company_id = ${companyId} and ur.user_id = u.id and 'signOn.edit' = any(r.permissions))) as "isOnly"`);
  return rows[0]?.isOnly ?? false;
}
