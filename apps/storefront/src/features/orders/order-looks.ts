import { orderStates, tradePayStates, type OrderState, type TradePayState } from '@jicai/domain/orders/order-states.ts';
import { parcelStates, type ParcelState } from '@jicai/domain/orders/tracking.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';

/** Colour of an order's state: amber I must act, blue someone else acts, brand on the way, green done, red refused, grey ended. */
const tones: Record<OrderState, TagTone> = {
  [orderStates.awaitingApproval]: 'info',
  [orderStates.rejected]: 'danger',
  [orderStates.awaitingPayment]: 'warn',
  [orderStates.awaitingShipment]: 'info',
  [orderStates.partlyShipped]: 'brand',
  [orderStates.awaitingReceipt]: 'brand',
  [orderStates.completed]: 'ok',
  [orderStates.cancelled]: 'grey',
  [orderStates.closed]: 'grey',
};
export const orderTone = (state: OrderState): TagTone => tones[state];

const parcelTones: Record<ParcelState, TagTone> = {
  [parcelStates.onTheWay]: 'brand',
  [parcelStates.signed]: 'ok',
  [parcelStates.received]: 'ok',
  [parcelStates.astray]: 'danger',
  [parcelStates.returned]: 'grey',
};
export const parcelTone = (state: ParcelState): TagTone => parcelTones[state];

/** Colour of what money did to the trade, where it says more than the order's state. */
export const payStateTone = (state: TradePayState): TagTone => {
  if (state === tradePayStates.owed) return 'warn';
  return state === tradePayStates.paid || state === tradePayStates.settled ? 'ok' : 'grey';
};
