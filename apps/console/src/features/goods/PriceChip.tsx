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
          <PriceInput name="from" word="最低" fen={priceFrom} />
          <span>至</span>
          <PriceInput name="to" word="最高" fen={priceTo} />
          <Button type="submit" size="sm">
            确定
          </Button>
        </form>
      )}
    </ChipPopover>
  );
}

const PriceInput = ({ name, word, fen }: { name: 'from' | 'to'; word: string; fen: number | undefined }) => (
  <input
    name={name}
    aria-label={`${word}零售价`}
    placeholder={word}
    inputMode="decimal"
    autoComplete="off"
    defaultValue={fenToYuanText(fen)}
  />
);
