import { accountTypes, customerTypes } from '@jicai/domain/people/account-types.ts';
import { functionIdsOf } from '@jicai/domain/people/function-menu.ts';
import type { CodeTo } from '@jicai/domain/people/sms-codes.ts';
import { builtInRoles } from '@jicai/domain/people/permissions.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertMember, selectAccountByNo } from './members.store.ts';

/** Whether an account of this shop has the name, whatever its case. */
export async function isAccountNoUsed(ctx: Ctx, accountNo: string): Promise<boolean> {
  return (await selectAccountByNo(ctx, accountNo)) !== undefined;
}

/**
 * A personal member: account with what he has proved, own customer, user and the built-in role. Refused as accountTaken, mobileTaken
 * or mailTaken when that is taken.
 */
export async function createMember(
  ctx: Ctx,
  { to, ...member }: { accountNo: string; to: CodeTo; userName: string },
): Promise<{ accountId: string; userId: string }> {
  const { accountNo, userName: name } = member;
  const [accountId, customerId, userId, roleId] = [ctx.newId(), ctx.newId(), ctx.newId(), ctx.newId()];
  const { roleName, orderScope, permissions } = builtInRoles.member;
  await insertMember(ctx, {
    account: { id: accountId, accountNo, ...to, accountType: accountTypes.buyer },
    customer: { id: customerId, name, customerType: customerTypes.member },
    user: { id: userId, accountId, customerId, name, email: to.email },
    role: {
      id: roleId,
      customerId,
      builtIn: 'member',
      name: roleName,
      orderScope,
      permissions: [...permissions],
      functionIds: functionIdsOf('member'),
    },
  });
  return { accountId, userId };
}
