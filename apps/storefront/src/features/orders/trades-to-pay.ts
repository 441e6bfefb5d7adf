import type { OrderCard } from '@jicai/contract/orders/orders.ts';

export interface TradeToPay {
  tradeNo: string;
  /** Of the whole trade, also where only one of its orders was chosen; fen. */
  payFee: number;
  supplierNames: string[];
  payDeadline: string | undefined;
}

/**
 * The trades behind the orders that may be paid, the most urgent first: money is paid for a trade, never for a single
 * order (docs/domain/decisions.md §3).
 */
export function tradesToPay(
  orders: readonly Pick<OrderCard, 'tradeNo' | 'tradePayFee' | 'supplierName' | 'payDeadline' | 'actions'>[],
): TradeToPay[] {
  const trades = new Map<string, TradeToPay>();
  for (const { tradeNo, tradePayFee, supplierName, payDeadline, actions } of orders) {
    if (!actions.includes('pay')) continue;
    const trade = trades.get(tradeNo) ?? { tradeNo, payFee: tradePayFee, supplierNames: [], payDeadline };
    trade.supplierNames.push(supplierName);
    trades.set(tradeNo, trade);
  }
  return [...trades.values()].toSorted((a, b) => (a.payDeadline ?? '9').localeCompare(b.payDeadline ?? '9'));
}
