import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconChevronDown, IconX } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Popover } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import chip from '../../parts/FilterChip.module.css';
import type { GoodsAddress } from './goods-address.ts';
import styles from './PriceChip.module.css';

/** Retail prices of the list, from and to. */
export function PriceChip({ address: { priceFrom, priceTo, change } }: { address: GoodsAddress }) {
  const [isOpen, setOpen] = useState(false);
  const isSet = priceFrom !== undefined || priceTo !== undefined;
  const text = `${fenToYuanText(priceFrom) || '0'}–${fenToYuanText(priceTo) || '不限'}`;
  const take = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const fenOf = (name: string) => String(yuanToFen(typed.get(name) as string) ?? '');
    change({ from: fenOf('from'), to: fenOf('to') });
    setOpen(false);
  };
  const form = (
    <form className={styles.form} onSubmit={take}>
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
  );
  return (
    <span className={cx(chip.chip, isSet && chip.set)}>
      <Popover
        content={form}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        open={isOpen}
        onOpenChange={setOpen}
        destroyOnHidden
      >
        <button type="button" aria-expanded={isOpen}>
          零售价
          {isSet ? <b>{text}</b> : <IconChevronDown size={14} />}
        </button>
      </Popover>
      {isSet && (
        <button type="button" aria-label="清除零售价" onClick={() => change({ from: '', to: '' })}>
          <IconX size={14} />
        </button>
      )}
    </span>
  );
}
