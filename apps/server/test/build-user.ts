import { type BuyerPermission, type DataScope, dataScopes } from '@jicai/domain/people/permissions.ts';
import { and, eq } from 'drizzle-orm';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { demoEnterprise } from '../src/seed/demo-people.ts';
import { orgUnits, roles } from '../src/db/tables/accounts.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import { md5Of } from '../src/modules/auth/index.ts';
import type { TestApp } from './test-app.ts';

/** The id of a built-in role of the demo enterprise. */
export async function roleIdOf(app: TestApp, builtIn: 'admin' | 'buyer' | 'approver' | 'finance'): Promise<string> {
  const [role] = await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .select({ id: roles.id })
      .from(roles)
      .where(
        and(
          eq(roles.companyId, businessCompanyId),
          eq(roles.customerId, demoEnterprise.id),
          eq(roles.builtIn, builtIn),
        ),
      ),
  );
  if (!role) throw new Error(`no role ${builtIn}`);
  return role.id;
}

/** A role that a customer made itself, by default the demo enterprise; returns its id. */
export async function buildRole(
  app: TestApp,
  role: { permissions: BuyerPermission[]; orderScope?: DataScope; customerId?: string },
): Promise<string> {
  const id = app.deps.db.newId();
  const { permissions, orderScope = dataScopes.own, customerId = demoEnterprise.id } = role;
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.insert(roles).values({
      companyId: businessCompanyId,
      id,
      customerId,
      name: `角色 ${id}`,
      orderScope,
      permissions,
      functionIds: [],
    }),
  );
  return id;
}

/** A department, by default of the demo enterprise; returns its id. */
export async function buildOrg(
  app: TestApp,
  { parentId = '0', customerId = demoEnterprise.id }: { parentId?: string; customerId?: string } = {},
): Promise<string> {
  const id = app.deps.db.newId();
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx.insert(orgUnits).values({ companyId: businessCompanyId, id, customerId, parentId, name: `部门 ${id}` }),
  );
  return id;
}

let made = 0;

/** A colleague in the demo enterprise, added by its administrator: a buyer unless `roleIds` says otherwise. */
export async function buildUser(
  app: TestApp,
  { token, roleIds, orgId = '2101' }: { token: string; roleIds?: string[]; orgId?: string },
) {
  made += 1;
  const accountNo = `colleague_${made}`;
  const password = `First@${made}8xw`;
  const data = {
    accountNo,
    accountPwd: md5Of(password),
    userName: '林小满',
    mobile: `139001${String(made).padStart(5, '0')}`,
    email: '',
    orgId,
    roleIds: roleIds ?? [await roleIdOf(app, 'buyer')],
  };
  const answer = await app.call('/api/CustUser/Add', { data }, { token });
  if (!answer.success) throw new Error(`no user: ${answer.errorCode} ${answer.errorMsg}`);
  return { ...answer.resultData, ...data, password };
}

/** The first day of somebody who was added: signs in, changes the password; returns the token he goes on with. */
export async function settleIn(
  app: TestApp,
  { accountNo, password }: { accountNo: string; password: string },
): Promise<string> {
  const token = (await logInAs(app, accountNo, password))?.token ?? '';
  const data = { oldPwd: md5Of(password), newPwd: md5Of(`${password}#own`) };
  const answer = await app.call('/api/Account/RevisePwd', { data }, { token });
  if (!answer.success) throw new Error(`password not changed: ${answer.errorMsg}`);
  return answer.resultData.token;
}

/** Signs in by name and password; undefined when that is refused. */
export async function logInAs(app: TestApp, accountNo: string, password: string) {
  const answer = await app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(password) });
  return answer.success ? answer.resultData : undefined;
}
