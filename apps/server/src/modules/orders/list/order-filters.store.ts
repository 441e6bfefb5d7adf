import { dataScopes } from '@jicai/domain/people/permissions.ts';
import type { OrderFilters } from '@jicai/contract/orders/order-shapes.ts';
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orgUnits, users } from '../../../db/tables/accounts.ts';
import { suppliers } from '../../../db/tables/goods.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { unitsBelow } from '../visibility.store.ts';

/** The most options a filter lists; others are found by the search field. */
const maxOptions = 500;

export async function selectSupplierOptions(ctx: SignedInCtx): Promise<OrderFilters['suppliers']> {
  return ctx.db
    .select({ supplierId: suppliers.id, supplierName: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.companyId, ctx.companyId))
    .orderBy(asc(suppliers.name))
    .limit(maxOptions);
}

/** Colleagues whose orders the caller may see. */
export async function selectUserOptions(ctx: SignedInCtx): Promise<OrderFilters['users']> {
  return ctx.db
    .select({ userId: users.id, userName: users.name, orgId: sql<string>`coalesce(${users.orgId}::text, '')` })
    .from(users)
    .where(
      and(
        eq(users.companyId, ctx.companyId),
        eq(users.customerId, ctx.actor.customerId),
        withinScope(ctx, users.orgId),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(maxOptions);
}

export async function selectOrgOptions(ctx: SignedInCtx): Promise<OrderFilters['orgs']> {
  return ctx.db
    .select({ orgId: orgUnits.id, orgName: orgUnits.name, parentId: orgUnits.parentId })
    .from(orgUnits)
    .where(
      and(
        eq(orgUnits.companyId, ctx.companyId),
        eq(orgUnits.customerId, ctx.actor.customerId),
        withinScope(ctx, orgUnits.id),
      ),
    )
    .orderBy(asc(orgUnits.sortNo), asc(orgUnits.id))
    .limit(maxOptions);
}

/** Of departments: all in data scope 4, those below the caller's in 3, else his own. */
function withinScope(ctx: SignedInCtx, orgId: SQLWrapper): SQL | undefined {
  const { actor } = ctx;
  if (actor.orderScope === dataScopes.enterprise) return undefined;
  if (!actor.orgId) return sql`false`;
  if (actor.orderScope === dataScopes.departmentAndBelow) return sql`${orgId} in (${unitsBelow(ctx, actor.orgId)})`;
  return sql`${orgId} = ${actor.orgId}`;
}
