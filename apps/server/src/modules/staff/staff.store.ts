import { isBuiltInShopRole, shopRoleName } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { shopRoles, users } from '../../db/tables/accounts.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { companies } from '../../db/tables/tenancy.ts';

/** Names that stand beside somebody of the shop's side: his roles, his supplier ('' for an operator), his company. */
export async function selectOwnStanding(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ roles: users.shopRoles, supplierName: suppliers.name, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(suppliers, and(eq(suppliers.companyId, users.companyId), eq(suppliers.id, users.supplierId)))
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
  const roles = row?.roles ?? [];
  const ownNames = await selectShopRoleNames(ctx, roles);
  return {
    roleNames: roles.flatMap((role) => (isBuiltInShopRole(role) ? shopRoleName(role) : (ownNames.get(role) ?? []))),
    supplierName: row?.supplierName ?? '',
    companyName: row?.companyName ?? '',
  };
}

/** Names of roles that the shop made, by their ids; built-in ones are not asked for. */
async function selectShopRoleNames(ctx: Ctx, roles: readonly string[]): Promise<Map<string, string>> {
  const ids = roles.filter((role) => !isBuiltInShopRole(role));
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: shopRoles.id, name: shopRoles.name })
    .from(shopRoles)
    .where(and(eq(shopRoles.companyId, ctx.companyId), inArray(shopRoles.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
