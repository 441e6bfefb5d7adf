import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { approvalHintQuery } from '../checkout/index.ts';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';

/** The figures are asked for when the buyer pauses, not at each press of +. */
const restMs = 800;

/** The rule by which an order of these lines would have to be approved; members have none, so nothing is asked for them. */
export function useComingApproval(checked: readonly CartItem[]) {
  const { data: user } = useQuery(userInfoQuery());
  const lines = useDelayed(checked.map(({ itemId, chartQty }) => `${itemId}:${chartQty}`).join(','), restMs);
  const goods = lines.split(',').map((line) => line.split(':'));
  const isAsked = user?.customer.customerType === customerTypes.enterprise && lines !== '' && checked.length > 0;
  const hint = approvalHintQuery(goods.map(([itemId = '', qty]) => ({ itemId, qty: Number(qty) })));
  const { data: rule } = useQuery({ ...hint, enabled: isAsked });
  return isAsked ? rule : undefined;
}
