import { useState } from 'react';

/** Which orders of the list are chosen. `listKey` names the list: with another one nothing is chosen. */
export function useSelection<O extends { orderNo: string }>(listKey: string, orders: readonly O[]) {
  const [held, setHeld] = useState<{ key: string; nos: ReadonlySet<string> }>({ key: listKey, nos: new Set() });
  const nos = held.key === listKey ? held.nos : new Set<string>();
  // An order that has left the list meanwhile is not chosen any more.
  const chosen = orders.filter(({ orderNo }) => nos.has(orderNo));
  const set = (next: Iterable<string>) => setHeld({ key: listKey, nos: new Set(next) });
  const isAll = orders.length > 0 && chosen.length === orders.length;
  return {
    chosen,
    isAll,
    isNothingThere: orders.length === 0,
    has: ({ orderNo }: O) => nos.has(orderNo),
    toggle({ orderNo }: O) {
      const next = new Set(nos);
      if (!next.delete(orderNo)) next.add(orderNo);
      set(next);
    },
    toggleAll: () => set(isAll ? [] : orders.map(({ orderNo }) => orderNo)),
    clear: () => set([]),
  };
}
