import { Switch } from 'antd';
import { useRef } from 'react';
import { SavedNote } from '../../parts/SavedNote.tsx';
import type { GoodsRow } from './goods.queries.ts';
import { useRunOfOne } from './use-run.ts';

/** Whether an item is sold, as a switch. */
export function OnSaleSwitch({ item }: { item: GoodsRow }) {
  const { run, note, isBusy } = useRunOfOne(item);
  const control = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Switch
        ref={control}
        checked={item.isOnSale}
        loading={isBusy}
        aria-label={`${item.itemNo} ${item.itemName}在售`}
        onChange={(isOnSale) => run.mutate({ kind: 'onSale', isOnSale })}
      />
      <SavedNote isShort said={note.said} back={control} onEnd={note.hush} />
    </>
  );
}
