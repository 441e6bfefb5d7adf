import { accountStates } from '@jicai/domain/people/account-types.ts';
import type { StaffType } from '@jicai/domain/shop-side/staff-rules.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyId } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';
import { ofOwnSupplier } from './own-supplier.store.ts';
import { shopRoles } from '../../db/tables/accounts.ts';

export interface OwnRoleRow {
  roleId: string;
  name: string;
  remark: string;
  accountType: StaffType;
  permissions: string[];
  version: number;
}

/** Roles that the shop made, in the order in which they were made. */
export async function selectOwnRoles(ctx: Ctx): Promise<OwnRoleRow[]> {
  const rows = await ctx.db
    .select({
      roleId: shopRoles.id,
      name: shopRoles.name,
      remark: shopRoles.remark,
      accountType: shopRoles.accountType,
      permissions: shopRoles.permissions,
      version: shopRoles.version,
    })
    .from(shopRoles)
    .where(eq(shopRoles.companyId, ctx.companyId))
    .orderBy(asc(shopRoles.id));
  // Checked by the table: shop_roles_account_type.
  return rows as OwnRoleRow[];
}

/** How many people, closed accounts apart, hold each role. */
export async function countHolders(ctx: Ctx): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ role: string; count: number }>(sql`
    select role, count(*)::int as count
    from users u
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id 
      and a.state in (${codes(accountStates.active, accountStates.disabled)})
    cross join unnest(u.shop_roles) as role
    where u.company_id = ${ctx.companyId} and u.customer_id is null ${ofOwnSupplier(ctx)}
    group by role`);
  return new Map(rows.map(({ role, count }) => [role, count]));
}

/** Accounts of those who hold the role. */
export async function selectHolderAccounts(ctx: Ctx, roleId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ accountId: string }>(sql`
    select u.account_id as "accountId" from users u
    where u.company_id = ${ctx.companyId} and ${roleId} = any(u.shop_roles)`);
  return rows.map(({ accountId }) => accountId);
}

interface RoleValues {
  name: string;
  remark: string;
  permissions: string[];
}

/** A name in use ends in its constraint's refusal. */
export async function insertShopRole(ctx: Ctx, role: RoleValues & { accountType: StaffType }): Promise<string> {
  const id = ctx.newId();
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(shopRoles).values({ companyId: ctx.companyId, id, ...role, ...times });
  return id;
}

export async function updateShopRole(ctx: Ctx, roleId: string, values: RoleValues): Promise<void> {
  await ctx.db
    .update(shopRoles)
    .set({ ...values, version: sql`${shopRoles.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(shopRoles.companyId, ctx.companyId), eq(shopRoles.id, roleId)));
}

export async function deleteShopRole(ctx: Ctx, roleId: string): Promise<void> {
  await ctx.db.delete(shopRoles).where(and(eq(shopRoles.companyId, ctx.companyId), eq(shopRoles.id, roleId)));
}

/** Names of roles that the shop made, by their ids. */
export async function selectShopRoleNames(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: shopRoles.id, name: shopRoles.name })
    .from(shopRoles)
    .where(and(eq(shopRoles.companyId, ctx.companyId), anyId(shopRoles.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
