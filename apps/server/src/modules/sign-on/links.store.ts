import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { accounts, users } from '../../db/tables/accounts.ts';
import { signOnConnections, signOnIdentities } from '../../db/tables/sign-on.ts';

/** A member whom the identity system vouches for; one subject each, and seldom two. */
export interface LinkRow {
  userId: string;
  accountId: string;
  userName: string;
  accountNo: string;
  connectionName: string;
  linkedAt: Date;
}

const columns = {
  userId: users.id,
  accountId: accounts.id,
  userName: users.name,
  accountNo: accounts.accountNo,
  connectionName: signOnConnections.name,
  linkedAt: signOnIdentities.createdAt,
};

const links = (ctx: Ctx, filter: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(signOnIdentities)
    .innerJoin(
      signOnConnections,
      and(eq(signOnConnections.companyId, ctx.companyId), eq(signOnConnections.id, signOnIdentities.connectionId)),
    )
    .innerJoin(accounts, and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, signOnIdentities.accountId)))
    .innerJoin(users, and(eq(users.companyId, ctx.companyId), eq(users.accountId, accounts.id)))
    .where(and(eq(signOnIdentities.companyId, ctx.companyId), filter))
    .orderBy(desc(signOnIdentities.createdAt), desc(signOnIdentities.id));

/** By which subject an identity system knows an account, the last one linked; undefined for none. */
export async function selectSubjectOf(
  ctx: Ctx,
  { connectionId, accountId }: { connectionId: string; accountId: string },
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ subject: signOnIdentities.subject })
    .from(signOnIdentities)
    .where(
      and(
        eq(signOnIdentities.companyId, ctx.companyId),
        eq(signOnIdentities.connectionId, connectionId),
        eq(signOnIdentities.accountId, accountId),
      ),
    )
    .orderBy(desc(signOnIdentities.createdAt), desc(signOnIdentities.id))
    .limit(1);
  return row?.subject;
}

export const selectLinkOfAccount = async (ctx: Ctx, accountId: string): Promise<LinkRow | undefined> =>
  (await links(ctx, eq(signOnIdentities.accountId, accountId)).limit(1))[0];

/** The link of a member; undefined for somebody of another enterprise. */
export const selectLinkOfMember = async (
  ctx: Ctx,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<LinkRow | undefined> =>
  (await links(ctx, and(eq(users.customerId, customerId), eq(users.id, userId))).limit(1))[0];

/** Links of an enterprise, the last first; `searchKey` is part of a name or an account. */
export async function selectLinks(
  ctx: Ctx,
  { customerId, searchKey }: { customerId: string; searchKey: string | undefined },
  span: { limit: number; offset: number },
): Promise<{ rows: LinkRow[]; total: number }> {
  const named =
    searchKey === undefined
      ? undefined
      : sql`(position(lower(${searchKey}) in lower(${users.name})) > 0
          or position(lower(${searchKey}) in lower(${accounts.accountNo})) > 0)`;
  const found = links(ctx, and(eq(signOnConnections.customerId, customerId), named));
  const [rows, total] = await Promise.all([
    found.limit(span.limit).offset(span.offset),
    ctx.db.$count(links(ctx, and(eq(signOnConnections.customerId, customerId), named)).as('links')),
  ]);
  return { rows, total };
}
