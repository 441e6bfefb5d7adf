import {
  type AccountState,
  accountTypes,
  type CustomerState,
  type CustomerType,
} from '@jicai/domain/people/account-types.ts';
import type { BuyerPermission } from '@jicai/domain/people/permissions.ts';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { holdsText } from '../../db/holds-text.ts';
import { accounts, customers, orgUnits, roles, userRoles, users } from '../../db/tables/accounts.ts';

export interface RequesterRow {
  userId: string;
  userName: string;
  accountNo: string;
  mobile: string | null;
  orgName: string | null;
  customerId: string;
  customerName: string;
  customerType: CustomerType;
  accountState: AccountState;
  customerState: CustomerState;
  permissions: BuyerPermission[];
}

const permissionsOfUser = sql<BuyerPermission[]>`coalesce((
  select array_agg(distinct code) from ${userRoles}
  join ${roles} on ${roles.companyId} = ${userRoles.companyId} and ${roles.id} = ${userRoles.roleId}
  cross join unnest(${roles.permissions}) as code
  where ${userRoles.companyId} = ${users.companyId} and ${userRoles.userId} = ${users.id}), '{}')`;

const columns = {
  userId: users.id,
  userName: users.name,
  accountNo: accounts.accountNo,
  mobile: accounts.mobile,
  orgName: orgUnits.name,
  customerId: customers.id,
  customerName: customers.name,
  customerType: customers.customerType,
  accountState: accounts.state,
  customerState: customers.state,
  permissions: permissionsOfUser,
};

const rowsOf = (ctx: Ctx) =>
  ctx.db
    .select(columns)
    .from(users)
    .innerJoin(accounts, and(eq(accounts.companyId, users.companyId), eq(accounts.id, users.accountId)))
    .innerJoin(customers, and(eq(customers.companyId, users.companyId), eq(customers.id, users.customerId)))
    .leftJoin(orgUnits, and(eq(orgUnits.companyId, users.companyId), eq(orgUnits.id, users.orgId)));

const isBuyer = (ctx: Ctx) => and(eq(users.companyId, ctx.companyId), eq(accounts.accountType, accountTypes.buyer));

export async function selectRequester(ctx: Ctx, userId: string): Promise<RequesterRow | undefined> {
  const [row] = await rowsOf(ctx).where(and(isBuyer(ctx), eq(users.id, userId)));
  return row;
}

/** Buyers by name of person or company, whole account name or mobile; by company, then by name. One more than `limit` says that there are more. */
export async function selectRequesters(
  ctx: Ctx,
  { customerId, searchKey }: { customerId?: string | undefined; searchKey?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<RequesterRow[]> {
  return rowsOf(ctx)
    .where(
      and(
        isBuyer(ctx),
        customerId ? eq(users.customerId, customerId) : undefined,
        searchKey
          ? or(
              holdsText(users.name, searchKey),
              holdsText(customers.name, searchKey),
              eq(sql`lower(${accounts.accountNo})`, searchKey.toLowerCase()),
              eq(accounts.mobile, searchKey),
            )
          : undefined,
      ),
    )
    .orderBy(asc(customers.name), asc(users.name), asc(users.id))
    .limit(limit + 1)
    .offset(offset);
}
