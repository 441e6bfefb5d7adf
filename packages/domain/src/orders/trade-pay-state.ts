import { type TradePayState, tradePayStates } from './order-states.ts';

interface Paid {
  payState: TradePayState;
  payFen: number;
}

/** An order after money went back: 3 全额退款 with the last fen, 2 部分退款 before. Nothing given back changes nothing. */
export function refundedPayState({ payState, payFen }: Paid, refundedFen: number): TradePayState {
  if (refundedFen === 0) return payState;
  return refundedFen === payFen ? tradePayStates.refunded : tradePayStates.partlyRefunded;
}

/**
 * What the pay states of its orders make of a trade (docs/domain/orders.md §7): what they agree on; else on account 4
 * 待结算 until the last of them is settled or given back, and 2 部分退款 for what was paid. Orders that cost nothing have no
 * say.
 */
export function tradePayState(orders: readonly Paid[]): TradePayState {
  const states = new Set(orders.filter((order) => order.payFen > 0).map((order) => order.payState));
  const [first = tradePayStates.paid, ...more] = states;
  if (more.length === 0) return first;
  if (states.has(tradePayStates.owed)) return tradePayStates.owed;
  return states.has(tradePayStates.settled) ? tradePayStates.settled : tradePayStates.partlyRefunded;
}
