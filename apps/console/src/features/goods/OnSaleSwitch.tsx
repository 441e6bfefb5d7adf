import { Switch } from 'antd';
import type { GoodsRow } from './goods.queries.ts';
import { useRunOfOne } from './use-run.ts';

/** Whether an item is sold, as a switch. */
export function OnSaleSwitch({ item }: { item: GoodsRow }) {
  const run = useRunOfOne(item);
  return (
    <Switch
      checked={item.isOnSale}
      loading={run.isPending}
      aria-label={`${item.itemNo} ${item.itemName}在售`}
      onChange={(isOnSale) => run.mutate({ kind: 'onSale', isOnSale })}
    />
  );
}
