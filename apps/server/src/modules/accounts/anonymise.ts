import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { closedAccountName } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import {
  deleteOwnAddresses,
  deleteUserRoles,
  updateAccountClosed,
  updateCustomerClosed,
  updateUserClosed,
} from './anonymise.store.ts';

/**
 * Takes the person out of the caller's account: state 4 注销, no name, number, mail, picture or address. Shared addresses
 * are the enterprise's and stay; a member's customer ends with him. The name and the mobile are free again.
 */
export async function anonymiseAccount(ctx: SignedInCtx): Promise<void> {
  const { actor } = ctx;
  await deleteOwnAddresses(ctx, actor.userId);
  await deleteUserRoles(ctx, actor.userId);
  await updateUserClosed(ctx, actor.userId, closedAccountName);
  if (actor.customerType === customerTypes.member && actor.customerId !== '')
    await updateCustomerClosed(ctx, actor.customerId, closedAccountName);
  // No account can be registered by a name that begins with this sign.
  await updateAccountClosed(ctx, actor.accountId, `#${actor.accountId}`);
}
