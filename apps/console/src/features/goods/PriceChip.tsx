import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import type { SyntheticEvent } from 'react';
import { ChipPopover } from '../../parts/ChipPopover.tsx';
import type { GoodsAddress } from './goods-address.ts';
import styles from './PriceChip.module.css';

/** Retail prices of the list, from and to. */
export function PriceChip({ address: { priceFrom, priceTo, change } }: { address: GoodsAddress }) {
  const isSet = priceFrom !== undefined || priceTo !== undefined;
  const text = `${fenToYuanText(priceFrom) || '0'}–${fenToYuanText(priceTo) || '不限'}`;
  const take = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const fenOf = (name: string) => String(yuanToFen(typed.get(name) as string) ?? '');
    change({ from: fenOf('from'), to: fenOf('to') });
  };
  return (
    <ChipPopover label="零售价" chosen={isSet ? text : undefined} onClear={() => change({ from: '', to: '' })}>
      {(close) => (
        <form
          className={styles.form}
          onSubmit={(event) => {
            take(event);
            close();
          }}
        >
          <input
            name="from"
            aria-label="最低零售价"
            placeholder="最低"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={fenToYuanText(priceFrom)}
          />
          <span>至</span>
          <input
            name="to"
            aria-label="最高零售价"
            placeholder="最高"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={fenToYuanText(priceTo)}
          />
          <Button type="submit" size="sm">
            确定
          </Button>
        </form>
      )}
    </ChipPopover>
  );
}
