import { type PriceName, priceNames } from '@jicai/domain/goods/goods-acts.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import type { GoodsRow } from './goods.queries.ts';
import { useRunOfOne } from './use-run.ts';
import styles from './goods-columns.module.css';

/** A price of an item; a click makes it a field, Enter keeps what is typed, Esc leaves it. */
export function PriceCell({ item, price, mayEdit }: { item: GoodsRow; price: PriceName; mayEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const run = useRunOfOne(item);
  const fen = item[price];
  if (!mayEdit) return <Price tone="plain" fen={fen} fallback="—" />;
  const label = `${item.itemNo} ${item.itemName}的${priceNames[price]}`;
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.price}
        aria-label={`修改${label}`}
        disabled={run.isPending}
        onClick={() => setOpen(true)}
      >
        <Price tone="plain" fen={fen} fallback="设置" />
      </button>
    );
  const keep = (text: string) => {
    const value = yuanToFen(text);
    if (value === undefined || value < 1) {
      toast.error('请输入大于 0 的价格');
      return;
    }
    setOpen(false);
    if (value !== fen) run.mutate({ kind: 'price', price, mode: 'set', value });
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      inputMode="decimal"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
      autoFocus
      defaultValue={fen === null ? '' : paymentText(fen)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
        if (event.key === 'Enter') keep(event.currentTarget.value);
      }}
    />
  );
}
