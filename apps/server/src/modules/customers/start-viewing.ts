import type { ResultOf } from '@jicai/contract/index.ts';
import { accountStates, customerStates } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listAdminIds } from '../accounts/index.ts';
import { findBuyer, openViewing } from '../auth/index.ts';
import { selectCustomerFile } from './customer-file.store.ts';

/**
 * Lets an operator see the shop as a member of this company, else as its first administrator. Refused as notFound for
 * another's member, stateChanged for one who could not sign in himself.
 */
export async function startViewing(
  ctx: SignedInCtx,
  { customerId, userId }: { customerId: string; userId?: string | undefined },
): Promise<ResultOf<'/api/OpsCustomer/StartViewing'>> {
  if (!(await selectCustomerFile(ctx, customerId))) throw refuse.notFound();
  const memberId = userId ?? (await listAdminIds(ctx, customerId))[0];
  if (memberId === undefined) throw refuse.stateChanged({ text: '该企业没有能登录的企业管理员，请选择一名成员' });
  const buyer = await findBuyer(ctx, memberId);
  if (buyer?.actor.customerId !== customerId) throw refuse.notFound();
  if (buyer.customerState !== customerStates.active) throw refuse.stateChanged({ text: '该客户已停用' });
  if (buyer.accountState !== accountStates.active) throw refuse.stateChanged({ text: '该成员不能登录' });
  const { userName, customerName } = buyer.actor;
  const token = await openViewing(ctx, buyer.actor);
  return { token, userId: memberId, userName, companyId: ctx.companyId, customerId, customerName };
}
