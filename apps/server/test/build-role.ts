import { and, eq } from 'drizzle-orm';
import { demoEnterprise } from '../src/seed/demo-people.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { roles, userRoles } from '../src/db/tables/accounts.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import type { TestApp } from './test-app.ts';

/** Id of a built-in role of the demo enterprise. */
export async function builtInRoleId(app: TestApp, builtIn: string, customerId = demoEnterprise.id): Promise<string> {
  const [row] = await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.companyId, businessCompanyId), eq(roles.customerId, customerId), eq(roles.builtIn, builtIn))),
  );
  return row?.id ?? '';
}

/** Lets a person of the demo enterprise hold these roles and no others. */
export async function holdRoles(app: TestApp, userId: string, roleIds: readonly string[]): Promise<void> {
  await withTenant(app.deps.db, businessCompanyId, async (tx) => {
    await tx.delete(userRoles).where(and(eq(userRoles.companyId, businessCompanyId), eq(userRoles.userId, userId)));
    await tx.insert(userRoles).values(roleIds.map((roleId) => ({ companyId: businessCompanyId, userId, roleId })));
  });
}
