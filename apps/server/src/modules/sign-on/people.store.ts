import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyText } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';
import { accounts, roles, userRoles, users } from '../../db/tables/accounts.ts';
import { auditRecords } from '../../db/tables/requests.ts';

/** A member that may be meant; `isKeeper`: he may set the connection up. */
interface Candidate {
  accountId: string;
  isKeeper: boolean;
}

/** Members of the enterprise with this mail or this mobile; closed accounts have neither. */
export async function selectCandidates(
  ctx: Ctx,
  customerId: string,
  { email, mobile }: { email: string; mobile: string },
): Promise<Candidate[]> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<Candidate & Record<string, unknown>>(sql`
    select a.id::text as "accountId", exists (
        select from user_roles ur join roles r on r.company_id = ${companyId} and r.id = ur.role_id
        where ur.company_id = ${companyId} and ur.user_id = u.id and 'signOn.edit' = any(r.permissions)) as "isKeeper"
    from users u join accounts a on a.company_id = ${companyId} and a.id = u.account_id
    where u.company_id = ${companyId} and u.customer_id = ${customerId} and a.account_type = ${codes(accountTypes.buyer)}
      and ((${email} <> '' and lower(u.email) = ${email}) or (${mobile} <> '' and a.mobile = ${mobile}))
    limit 3`);
  return rows;
}

export async function selectIsMobileUsed(ctx: Ctx, mobile: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.mobile, mobile)));
  return rows.length > 0;
}

/** Roles of the enterprise, with what they may do. */
export async function selectRolesOf(ctx: Ctx, customerId: string) {
  return ctx.db
    .select({ roleId: roles.id, roleName: roles.name, permissions: roles.permissions, orderScope: roles.orderScope })
    .from(roles)
    .where(and(eq(roles.companyId, ctx.companyId), eq(roles.customerId, customerId)))
    .orderBy(roles.id);
}

/** A member of the enterprise with one role; name and mobile have been looked up before. */
export async function insertMember(
  ctx: Ctx,
  member: {
    accountId: string;
    userId: string;
    accountNo: string;
    mobile: string | null;
    customerId: string;
    name: string;
    email: string;
    roleId: string;
  },
): Promise<void> {
  const { accountId, userId, accountNo, mobile, roleId, ...person } = member;
  const { companyId, now } = ctx;
  const times = { companyId, createdAt: now, updatedAt: now };
  await ctx.db.insert(accounts).values({ ...times, id: accountId, accountNo, mobile, accountType: accountTypes.buyer });
  await ctx.db.insert(users).values({ ...times, id: userId, accountId, ...person });
  await ctx.db.insert(userRoles).values({ companyId, userId, roleId });
}

/** As {@link insertMember}, of many; `orgId` null for no department. */
export async function insertMembers(
  ctx: Ctx,
  { customerId, roleId }: { customerId: string; roleId: string },
  members: readonly {
    accountId: string;
    userId: string;
    accountNo: string;
    mobile: string | null;
    name: string;
    email: string;
    orgId: string | null;
  }[],
): Promise<void> {
  const { companyId, now } = ctx;
  const times = { companyId, createdAt: now, updatedAt: now };
  await ctx.db.insert(accounts).values(
    members.map(({ accountId: id, accountNo, mobile }) => ({
      ...times,
      id,
      accountNo,
      mobile,
      accountType: accountTypes.buyer,
    })),
  );
  await ctx.db.insert(users).values(
    members.map(({ userId: id, accountId, name, email, orgId }) => ({
      ...times,
      id,
      accountId,
      customerId,
      name,
      email,
      orgId,
    })),
  );
  await ctx.db.insert(userRoles).values(members.map(({ userId }) => ({ companyId, userId, roleId })));
}

/** Which of these account names, in lower case, somebody has. */
export async function selectUsedAccountNos(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ accountNo: sql<string>`lower(${accounts.accountNo})` })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), anyText(sql`lower(${accounts.accountNo})`, names)));
  return rows.map(({ accountNo }) => accountNo);
}

/** The newest records of the log of sign-ins that did not succeed. */
export async function selectFailures(ctx: Ctx, customerId: string) {
  return ctx.db
    .select({
      at: auditRecords.createdAt,
      person: auditRecords.actorName,
      ip: auditRecords.ip,
      after: auditRecords.after,
    })
    .from(auditRecords)
    .where(and(eq(auditRecords.companyId, ctx.companyId), eq(auditRecords.subject, `signOn ${customerId}`)))
    .orderBy(desc(auditRecords.createdAt), desc(auditRecords.id))
    .limit(10);
}
