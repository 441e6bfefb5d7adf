import { isBuiltInShopRole, shopRoleName } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { users } from '../../db/tables/accounts.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { companies } from '../../db/tables/tenancy.ts';
import { selectShopRoleNames } from './staff-roles.store.ts';

/** Names that stand beside somebody of the shop's side: his roles, his supplier ('' for an operator), his company. */
export async function selectOwnStanding(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ roles: users.shopRoles, supplierName: suppliers.name, companyName: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(suppliers, and(eq(suppliers.companyId, users.companyId), eq(suppliers.id, users.supplierId)))
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
  const roles = row?.roles ?? [];
  const ownNames = await selectShopRoleNames(
    ctx,
    roles.filter((role) => !isBuiltInShopRole(role)),
  );
  return {
    roleNames: roles.flatMap((role) => (isBuiltInShopRole(role) ? shopRoleName(role) : (ownNames.get(role) ?? []))),
    supplierName: row?.supplierName ?? '',
    companyName: row?.companyName ?? '',
  };
}
