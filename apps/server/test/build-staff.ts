import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { builtInShopRoles, type BuiltInShopRoleKey } from '@jicai/domain/shop-side/shop-roles.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import { shopRoles, users } from '../src/db/tables/accounts.ts';
import { hashPassword, md5Of } from '../src/modules/auth/index.ts';
import { seedPerson } from '../src/seed/accounts.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { suppliers } from '../src/db/tables/goods.ts';
import { and, eq } from 'drizzle-orm';
import type { TestApp } from './test-app.ts';

const password = 'Staff@7712x';
let made = 0;

interface Staff {
  token: string;
  userId: string;
  accountNo: string;
}

/**
 * Somebody of the business shop's side, signed in: with a built-in role, or with these permissions alone. A supplier's
 * account belongs to `supplierId`, else to any supplier.
 */
export async function buildStaff(
  app: TestApp,
  given: { role: BuiltInShopRoleKey; supplierId?: string } | { permissions: ShopPermission[]; isSupplier?: boolean },
): Promise<Staff> {
  made += 1;
  const { newId } = app.deps.db;
  const [accountNo, accountId, userId] = [`staff_${made}`, newId(), newId()];
  const passwordHash = await hashPassword(app.deps, md5Of(password));
  const accountType = accountTypeOf(given);
  await withTenant(app.deps.db, businessCompanyId, async (tx) => {
    const at = app.deps.now();
    const person = { accountNo, accountId, userId, userName: `员工 ${made}`, mobile: null, email: '', sex: 0 as const };
    const [supplier] =
      accountType === accountTypes.operator
        ? []
        : await tx
            .select({ id: suppliers.id })
            .from(suppliers)
            .where(eq(suppliers.companyId, businessCompanyId))
            .limit(1);
    const supplierId = ('supplierId' in given ? given.supplierId : undefined) ?? supplier?.id ?? null;
    const seeding = { tx, companyId: businessCompanyId, at, newId, passwordHash };
    await seedPerson(seeding, person, { accountType, supplierId });
    const roles = 'role' in given ? [given.role] : [newId()];
    if ('permissions' in given)
      await tx.insert(shopRoles).values({
        companyId: businessCompanyId,
        id: String(roles[0]),
        accountType,
        name: `角色 ${made}`,
        permissions: given.permissions,
        createdAt: at,
        updatedAt: at,
      });
    await tx
      .update(users)
      .set({ shopRoles: roles })
      .where(and(eq(users.companyId, businessCompanyId), eq(users.id, userId)));
  });
  const answer = await app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(password) });
  if (!answer.success) throw new Error(`${accountNo} was not signed in: ${answer.errorMsg}`);
  return { token: answer.resultData.token, userId, accountNo };
}

const accountTypeOf = (given: Parameters<typeof buildStaff>[1]) => {
  if ('role' in given) return builtInShopRoles[given.role].accountType;
  return given.isSupplier ? accountTypes.supplier : accountTypes.operator;
};
