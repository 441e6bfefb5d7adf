import { accountStates } from '@jicai/domain/people/account-types.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { changeStates, type ChangeKind } from '@jicai/domain/shop/change-states.ts';
import { desc, eq, sql, and, inArray } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { changeRequests } from '../../db/tables/changes.ts';
import { lockoutAfter } from '../auth/index.ts';
import { auditRecords } from '../../db/tables/requests.ts';

/** What a customer has, counted: people, the month's orders with their cost in fen, orders under way. */
export async function selectFacts(ctx: Ctx, customerId: string, monthStart: Date) {
  const { rows } = await ctx.db.execute<{
    memberCount: number;
    monthOrderCount: number;
    monthFen: string;
    openOrderCount: number;
  }>(sql`
    select
      (select count(*)::int from users u where u.company_id = ${ctx.companyId} and u.customer_id = ${customerId}) as "memberCount",
      month.count as "monthOrderCount", month.fen as "monthFen",
      (select count(*)::int from orders o where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId}
        and o.state in (${codes(orderStates.awaitingShipment, orderStates.partlyShipped, orderStates.awaitingReceipt)})) as "openOrderCount"
    from (
      select count(*)::int as count, coalesce(sum(o.pay_fen), 0)::bigint as fen from orders o
      where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.created_at >= ${monthStart.toISOString()}
        and o.state not in (${codes(orderStates.cancelled)})) month`);
  const [row] = rows;
  return {
    memberCount: row?.memberCount ?? 0,
    monthOrderCount: row?.monthOrderCount ?? 0,
    monthFee: Number(row?.monthFen ?? 0),
    openOrderCount: row?.openOrderCount ?? 0,
  };
}

const lastStatements = 6;

/** Days from the end of their period to the last payment, on average over the last settled statements of a customer. */
export async function selectPaid(ctx: Ctx, customerId: string) {
  const { rows } = await ctx.db.execute<{ days: number | null; statementCount: number }>(sql`
    select round(avg(s.days), 1)::float8 as days, count(*)::int as "statementCount" from (
      select (s.settled_at at time zone 'Asia/Shanghai')::date - s.period_to as days from statements s
      where s.company_id = ${ctx.companyId} and s.customer_id = ${customerId}
        and s.state = ${codes(statementStates.settled)} and s.total_fen > 0
      order by s.settled_at desc limit ${lastStatements}) s`);
  const { days = null, statementCount = 0 } = rows[0] ?? {};
  return days === null ? undefined : { days, statementCount };
}

/** Changes of a customer that wait for a second person. */
export async function selectWaitingChanges(ctx: Ctx, customerId: string) {
  const kinds: ChangeKind[] = ['customer.credit', 'customer.release'];
  return ctx.db
    .select({
      changeId: changeRequests.id,
      kind: changeRequests.kind,
      after: changeRequests.after,
      reason: changeRequests.reason,
      requesterName: changeRequests.requesterName,
      createdAt: changeRequests.createdAt,
    })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.companyId, ctx.companyId),
        inArray(changeRequests.kind, kinds),
        eq(changeRequests.subjectId, customerId),
        eq(changeRequests.state, changeStates.waiting),
      ),
    );
}

/** People of a customer, by name. */
export async function selectMembers(ctx: Ctx, customerId: string, span: { limit: number; offset: number }) {
  const { rows } = await ctx.db.execute<{
    userId: string;
    userName: string;
    accountNo: string;
    mobile: string | null;
    orgName: string;
    roleNames: string;
    isActive: boolean;
    isLocked: boolean;
    lastLoginMs: string | null;
    total: number;
  }>(sql`
    select u.id::text as "userId", u.name as "userName", a.account_no as "accountNo", a.mobile, coalesce(o.name, '') as "orgName",
      (select coalesce(string_agg(r.name, '、' order by r.id), '') from user_roles ur
        join roles r on r.company_id = ur.company_id and r.id = ur.role_id
        where ur.company_id = ${ctx.companyId} and ur.user_id = u.id) as "roleNames",
      a.state = ${codes(accountStates.active)} as "isActive",
      exists (select from attempts t where t.company_id = ${ctx.companyId} and t.kind = 'login:pair'
        and starts_with(t.subject, a.id::text || ' ') and t.count >= ${lockoutAfter} and t.expires_at > ${ctx.now.toISOString()}) as "isLocked",
      (extract(epoch from c.last_login_at) * 1000)::bigint as "lastLoginMs", count(*) over ()::int as total
    from users u
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id
    left join org_units o on o.company_id = ${ctx.companyId} and o.id = u.org_id
    left join credentials c on c.company_id = ${ctx.companyId} and c.account_id = u.account_id
    where u.company_id = ${ctx.companyId} and u.customer_id = ${customerId}
    order by u.name, u.id limit ${span.limit} offset ${span.offset}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Accounts of a customer's people. */
export async function selectAccountIds(ctx: Ctx, customerId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select account_id::text as id from users where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
  return rows.map(({ id }) => id);
}

const maxHistory = 50;

/** Records of a customer's file, the newest first. */
export async function selectFileHistory(ctx: Ctx, customerId: string) {
  return ctx.db
    .select({
      id: auditRecords.id,
      actorName: auditRecords.actorName,
      path: auditRecords.path,
      before: auditRecords.before,
      after: auditRecords.after,
      createdAt: auditRecords.createdAt,
    })
    .from(auditRecords)
    .where(and(eq(auditRecords.companyId, ctx.companyId), eq(auditRecords.subject, `customer ${customerId}`)))
    .orderBy(desc(auditRecords.createdAt), desc(auditRecords.id))
    .limit(maxHistory);
}
