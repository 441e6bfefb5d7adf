import { customerStates, type CustomerState, accountStates, type AccountState } from '../people/account-types.ts';
import type { BuyerPermission } from '../people/permissions.ts';
import type { MessageText } from '../shop/messages.ts';
import { type OrderState, orderStates } from './order-states.ts';

/** In whose name an operator may place an order (docs/domain/orders.md §12). */
interface RequesterFacts {
  accountState: AccountState;
  customerState: CustomerState;
  permissions: ReadonlySet<BuyerPermission>;
}

/** Why nothing may be ordered in this person's name; undefined where it may. */
export function whyNoRequester({ accountState, customerState, permissions }: RequesterFacts): string | undefined {
  if (customerState !== customerStates.active) return '客户已停用，不能代为下单';
  if (accountState !== accountStates.active) return '该用户已停用，不能代为下单';
  return permissions.has('order.submit') ? undefined : '该用户没有下单权限';
}

/** Stands beside the submission in the record of the order. */
export const placedNote = '商城代客户下单';

const nextSteps: Partial<Record<OrderState, string>> = {
  [orderStates.awaitingApproval]: '订单已进入审批。',
  [orderStates.awaitingPayment]: '请在付款期限内付款。',
  [orderStates.awaitingShipment]: '商家正在安排发货。',
};

/** What the requester is told; the text follows the number of his order. */
export const placedMessage = (state: OrderState): MessageText => ({
  kind: 'order',
  title: '商城已为您下单',
  text: `已由商城代您提交，${nextSteps[state] ?? '请核对。'}`,
});
