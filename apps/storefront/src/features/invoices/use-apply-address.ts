import { startTransition, useOptimistic } from 'react';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { mostOrders, orderNosIn } from './chosen-orders.ts';

/** Page and choice of 可开票订单, and whether the application is open: all of it stands in the address, so that a new login finds it again. */
export function useApplyAddress() {
  const { params, change } = useAddress();
  const set = (next: (standing: URLSearchParams) => void) =>
    change(
      (standing) => {
        next(standing);
        return standing;
      },
      { replace: true },
    );
  // The address is drawn in a transition: a box shows its tick at once.
  const [chosenNos, showNow] = useOptimistic(orderNosIn(params));
  return {
    /** 1-based. */
    pageIndex: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
    chosenNos,
    isAsking: params.has('ask'),
    /** The failed request that is asked for again, or ''. */
    again: params.get('again') ?? '',
    toPage: (pageIndex: number) => set((standing) => standing.set('page', String(pageIndex))),
    choose: (orderNos: readonly string[], isChosen: boolean) =>
      startTransition(() =>
        set((standing) => {
          const others = orderNosIn(standing).filter((no) => !orderNos.includes(no));
          const next = isChosen ? [...others, ...orderNos].slice(0, mostOrders) : others;
          showNow(next);
          if (next.length > 0) standing.set('orders', next.join(','));
          else standing.delete('orders');
        }),
      ),
    ask: () => set((standing) => standing.set('ask', '1')),
    close: () =>
      set((standing) => {
        standing.delete('ask');
        standing.delete('again');
      }),
  };
}
