import type { SignedIn } from '@jicai/contract/auth.ts';
import { post } from '../../app/post.ts';
import { queryClient } from '../../app/query-client.ts';
import { startSession, useSession } from '../../app/session.ts';
import { forgetSignOut, hasPendingSignOut, signOut } from '../../app/sign-out.ts';
import { menuQuery } from '../accounts/menu.queries.ts';

/** Set while a remembered login may be waiting in the HttpOnly cookie, which scripts cannot see. */
const rememberedKey = 'jicai.remembered';

/** Takes over a fresh login: cookies, the menu on its way, and nothing left of what the visitor saw before. */
export function enter(signedIn: SignedIn, isRemembered: boolean): void {
  const { token, userId, userName, companyId, customerId, customerName } = signedIn;
  startSession({ token, userId, userName, companyId, customerId, customerName });
  forgetSignOut();
  if (isRemembered) window.localStorage.setItem(rememberedKey, '1');
  else window.localStorage.removeItem(rememberedKey);
  queryClient.clear();
  void queryClient.prefetchQuery(menuQuery());
}

/** 1 买家; the shop's own side signs in at the console. */
export const isBuyer = (signedIn: SignedIn) => signedIn.accountType === 1;

/** On start: finishes a logout the server has not heard of, or trades a remembered login for a session (domain.md D10). */
export async function resumeSession(): Promise<void> {
  if (useSession.getState().token) return;
  if (hasPendingSignOut()) {
    await signOut();
    return;
  }
  if (window.localStorage.getItem(rememberedKey) === null) return;
  try {
    const { resultData } = await post('/api/Account/Refresh', { data: {} }, { isQuiet: true });
    if (isBuyer(resultData)) enter(resultData, true);
  } catch {
    // Nobody is remembered any more: a plain visitor.
    window.localStorage.removeItem(rememberedKey);
  }
}
