/** What an inspection found of a line: units that arrived, and of these how many are good. */
export interface Found {
  arrived: number;
  good: number;
}

/** Everything arrived and is good: what is proposed. */
export const wholeOf = (items: readonly { orderItemId: string; qty: number }[]): Record<string, Found> =>
  Object.fromEntries(items.map(({ orderItemId, qty }) => [orderItemId, { arrived: qty, good: qty }]));

/** How many units are good, not good, and missing. */
export function foundSums(
  items: readonly { orderItemId: string; qty: number }[],
  found: Readonly<Record<string, Found>>,
): { good: number; bad: number; missing: number } {
  const sums = { good: 0, bad: 0, missing: 0 };
  for (const { orderItemId, qty } of items) {
    const { arrived, good } = found[orderItemId] ?? { arrived: 0, good: 0 };
    sums.good += good;
    sums.bad += arrived - good;
    sums.missing += qty - arrived;
  }
  return sums;
}

/** Where nothing arrived at all the parcel is refused instead. */
export const foundFault = (found: Readonly<Record<string, Found>>): string | undefined =>
  Object.values(found).some(({ arrived }) => arrived > 0) ? undefined : '未收到任何商品时请选择拒收';
