import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedIn } from '@jicai/contract/people/auth.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { startSession } from '@jicai/web/session/session.ts';
import { signOut } from '@jicai/web/session/sign-out.ts';
import { pendingSignOut, remembered } from '@jicai/web/session/unfinished.ts';
import { menuQuery } from '../../app/center/menu.queries.ts';

/** Takes over a fresh login: cookies, the menu on its way, and nothing left of what the visitor saw before. */
export function finishSignIn(signedIn: SignedIn, isRemembered: boolean): void {
  const { token, userId, userName, companyId, customerId, customerName } = signedIn;
  startSession({ token, userId, userName, companyId, customerId, customerName });
  pendingSignOut.clear();
  if (isRemembered) remembered.set();
  else remembered.clear();
  queryClient.clear();
  void queryClient.prefetchQuery(menuQuery());
}

/** 1 买家; the shop's own side signs in at the console. */
export const isBuyer = (signedIn: SignedIn) => signedIn.accountType === accountTypes.buyer;

/**
 * On start, when hasUnfinishedSession: finishes a logout the server has not heard of, or trades a remembered login for
 * a session (docs/domain/decisions.md §10).
 */
export async function resumeSession(): Promise<void> {
  if (pendingSignOut.isSet()) {
    await signOut();
    return;
  }
  try {
    const { resultData } = await post('/api/Account/Refresh', { data: {} }, { isQuiet: true });
    if (isBuyer(resultData)) finishSignIn(resultData, true);
  } catch (error) {
    // Nobody is remembered any more: a plain visitor. After a broken call the next start tries again.
    if (error instanceof Refusal) remembered.clear();
  }
}
