import { type ApplyState, applyStates, type PayState, payStates } from '@jicai/domain/payments/payment-states.ts';
import { type OrderState, orderStates } from '@jicai/domain/orders/order-states.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PayStateAsk, payStateQuery } from './payments.queries.ts';

const pollMs = 3000;
const pollLimitMs = 5 * 60_000;

export interface PayFacts {
  tradePaid: boolean;
  payState: PayState;
  applyState: ApplyState;
  orderState: OrderState;
}

/** Nothing more will change by waiting: paid, closed, refused, refunded, or the trade is over. */
export const isFinal = ({ tradePaid, payState, applyState, orderState }: PayFacts): boolean =>
  tradePaid ||
  applyState !== applyStates.none ||
  payState === payStates.closed ||
  payState === payStates.refused ||
  orderState >= orderStates.cancelled;

/** Asks for the state every 3 s until it is final, for 5 minutes at most; `ask` starts another 5 minutes. */
export function usePayState(ask: PayStateAsk, isFinalFor: (state: PayFacts) => boolean = isFinal) {
  const [since, setSince] = useState(() => Date.now());
  const [isStopped, setIsStopped] = useState(false);
  const query = useQuery({
    ...payStateQuery(ask),
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (state.data && isFinalFor(state.data)) return false;
      if (Date.now() - since < pollLimitMs) return pollMs;
      setIsStopped(true);
      return false;
    },
  });
  return {
    query,
    state: query.data,
    isStopped,
    ask() {
      setSince(Date.now());
      setIsStopped(false);
      void query.refetch();
    },
  };
}
