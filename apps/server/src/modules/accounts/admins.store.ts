import { accountStates } from '@jicai/domain/people/account-types.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** The people of a customer who hold 企业管理员 and can sign in. */
export async function selectAdminIds(ctx: Ctx, customerId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ user_id: string }>(sql`
    select u.id as user_id from users u
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id and a.state = ${codes(accountStates.active)}
    where u.company_id = ${ctx.companyId} and u.customer_id = ${customerId} and exists (
      select from user_roles ur
      join roles r on r.company_id = ${ctx.companyId} and r.id = ur.role_id and r.built_in = 'admin'
      where ur.company_id = ${ctx.companyId} and ur.user_id = u.id)
    order by u.id`);
  return rows.map((row) => row.user_id);
}
