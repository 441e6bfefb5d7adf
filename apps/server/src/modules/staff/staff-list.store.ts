import { type AccountState, accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import type { UserState } from '@jicai/domain/people/user-rules.ts';
import { type StaffType, staffTypes } from '@jicai/domain/shop-side/staff-rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { ofOwnSupplier } from './own-supplier.store.ts';

export interface StaffRow {
  userId: string;
  accountId: string;
  accountNo: string;
  userName: string;
  mobile: string | null;
  accountType: StaffType;
  supplierId: string | null;
  supplierName: string | null;
  /** Keys of built-in roles and ids of the shop's own. */
  roles: string[];
  userState: UserState;
  mustChangePassword: boolean;
  lastLoginAt: Date | null;
  version: number;
}

export interface StaffFilter {
  accountType?: StaffType | undefined;
  userState?: UserState | undefined;
  roleId?: string | undefined;
  supplierId?: string | undefined;
  searchKey?: string | undefined;
}

/** People of the shop's side; who closed his account is none. */
const people = (ctx: Ctx): SQL => sql`
  from users u
  join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id
    and a.state in (${codes(accountStates.active, accountStates.disabled)})
    and a.account_type in (${codes(staffTypes.operator, staffTypes.supplier)})
  left join suppliers s on s.company_id = ${ctx.companyId} and s.id = u.supplier_id
  left join credentials c on c.company_id = ${ctx.companyId} and c.account_id = u.account_id
  where u.company_id = ${ctx.companyId} ${ofOwnSupplier(ctx)}`;

const columns = sql`
  u.id as "userId", u.account_id as "accountId", a.account_no as "accountNo", u.name as "userName", a.mobile,
  a.account_type as "accountType", u.supplier_id as "supplierId", s.name as "supplierName", u.shop_roles as roles,
  a.state as "userState", coalesce(c.must_change, false) as "mustChangePassword", c.last_login_at as "lastLoginAt",
  u.version`;

/** A number finds only as a whole: it could be guessed digit by digit. */
function wanted({ accountType, userState, roleId, supplierId, searchKey }: StaffFilter): SQL {
  const parts = [
    accountType && sql`and a.account_type = ${accountType}`,
    userState && sql`and a.state = ${userState}`,
    roleId && sql`and ${roleId} = any(u.shop_roles)`,
    supplierId && sql`and u.supplier_id = ${supplierId}`,
    searchKey &&
      sql`and (position(lower(${searchKey}) in lower(a.account_no)) > 0
        or position(lower(${searchKey}) in lower(u.name)) > 0 or a.mobile = ${searchKey})`,
  ];
  return sql.join(
    parts.filter((part): part is SQL => typeof part === 'object'),
    sql` `,
  );
}

/** As the database tells it: times come as text. */
type Told = { [K in keyof StaffRow]: K extends 'lastLoginAt' ? string | null : StaffRow[K] };
const toRow = ({ lastLoginAt, ...row }: Told): StaffRow => ({
  ...row,
  lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
});

/** The newest first. */
export async function selectStaffPage(ctx: Ctx, filter: StaffFilter, span: { limit: number; offset: number }) {
  const found = sql`${people(ctx)} ${wanted(filter)}`;
  const [{ rows }, counted] = await Promise.all([
    ctx.db.execute<Told>(sql`
      select ${columns} ${found} order by u.created_at desc, u.id desc limit ${span.limit} offset ${span.offset}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`),
  ]);
  return { rows: rows.map(toRow), total: counted.rows[0]?.total ?? 0 };
}

export async function selectStaff(ctx: Ctx, userId: string): Promise<StaffRow | undefined> {
  const { rows } = await ctx.db.execute<Told>(sql`select ${columns} ${people(ctx)} and u.id = ${userId}`);
  return rows.map(toRow)[0];
}

interface Operator {
  userId: string;
  state: AccountState;
  roles: string[];
}

/** Every operator with state and roles. */
export async function selectOperators(ctx: Ctx): Promise<Operator[]> {
  const { rows } = await ctx.db.execute<Operator & Record<string, unknown>>(sql`
    select u.id as "userId", a.state, u.shop_roles as roles
    from users u
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id and a.account_type = ${accountTypes.operator}
    where u.company_id = ${ctx.companyId} and u.customer_id is null
    order by u.id`);
  return rows;
}

/**
 * As {@link selectOperators}, locked: changes of the shop's people and roles wait for each other. Read by a statement of
 * its own: the one that waited for the lock would tell the states of before.
 */
export async function lockOperators(ctx: Ctx): Promise<Operator[]> {
  await ctx.db.execute(sql`
    select 1 from users u
    where u.company_id = ${ctx.companyId} and u.customer_id is null and u.supplier_id is null
    order by u.id
    for no key update`);
  return selectOperators(ctx);
}
