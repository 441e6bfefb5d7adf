import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';

/** What stands where somebody who may not order would look for the buttons. */
export const mayNotBuyText = '您的角色不能下单，请联系企业管理员';

/** Whether to offer buying at all: to visitors, who sign in on the way, and to who may submit orders. Others see prices alone. */
export function useMayBuy(): boolean {
  const isSignedIn = useIsSignedIn();
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: isSignedIn });
  return !isSignedIn || (user?.permissions.includes('order.submit') ?? true);
}
