import { sql } from 'drizzle-orm';
import { asOwner } from '../src/db/with-tenant.ts';
import type { TestApp } from './test-app.ts';

/** What an operation costs the calls after it: 0 nothing, 1 takes rights away, 2 ends the session or the password. */
export function sessionDamageOf(path: string): 0 | 1 | 2 {
  if (/Account\/(?:Logout|RevisePwd|ResetPwd|Close)$|CustUser\/(?:ResetPwd|SetState|SetRole)$/.test(path)) return 2;
  return /Account\/EditMobile$|Cust(?:User|Role|Org)\/(?!Get)/.test(path) ? 1 : 0;
}

/** Notes the accounts as they are; what it answers puts their passwords, states and rights back. */
export async function keepAccounts(app: TestApp): Promise<() => Promise<void>> {
  await asOwner(app.deps.db, async (tx) => {
    await tx.execute(sql`create schema kept`);
    for (const name of ['accounts', 'credentials', 'users', 'roles', 'user_roles'])
      await tx.execute(sql`create table kept.${sql.identifier(name)} as table ${sql.identifier(name)}`);
  });
  return async () =>
    asOwner(app.deps.db, async (tx) => {
      await tx.execute(sql`update accounts a set state = k.state, account_no = k.account_no from kept.accounts k
        where (a.company_id, a.id) = (k.company_id, k.id)`);
      await tx.execute(sql`update credentials c set password_hash = k.password_hash, must_change = k.must_change
        from kept.credentials k where (c.company_id, c.account_id) = (k.company_id, k.account_id)`);
      await tx.execute(sql`update users u set org_id = k.org_id from kept.users k
        where (u.company_id, u.id) = (k.company_id, k.id)
          and exists (select from org_units o where (o.company_id, o.id) = (k.company_id, k.org_id))`);
      await tx.execute(sql`update roles r set permissions = k.permissions, order_scope = k.order_scope
        from kept.roles k where (r.company_id, r.id) = (k.company_id, k.id)`);
      await tx.execute(sql`insert into user_roles select k.* from kept.user_roles k
        join roles r on (r.company_id, r.id) = (k.company_id, k.role_id) on conflict do nothing`);
    });
}
