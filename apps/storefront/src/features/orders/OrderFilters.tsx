import { Button } from '@jicai/ui/Button.tsx';
import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { useState } from 'react';
import { hasFilter, type ListAddress } from './list-address.ts';
import styles from './OrderFilters.module.css';

/** Search and period of the list. Enter or the button searches; a date counts at once. `address` comes from the page's address. */
export function OrderFilters({
  address,
  onChange,
}: {
  address: ListAddress;
  onChange: (part: Partial<ListAddress>) => void;
}) {
  const [draft, setDraft] = useState(address.searchKey);
  const { dateFrom, dateTo } = address;
  return (
    <search aria-label="筛选订单">
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ searchKey: draft.trim() });
        }}
      >
        <label className={styles.search}>
          <IconSearch size={16} />
          <span className="sr">搜索订单</span>
          <input
            type="search"
            maxLength={50}
            placeholder="订单号 / 商品名称 / 商品编号 / 采购单号"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </label>
        <span className={styles.period}>
          <input
            type="date"
            aria-label="下单日期从"
            value={dateFrom}
            max={dateTo || undefined}
            onChange={(event) => onChange({ dateFrom: event.target.value })}
          />
          <span aria-hidden="true">→</span>
          <input
            type="date"
            aria-label="下单日期到"
            value={dateTo}
            min={dateFrom || undefined}
            onChange={(event) => onChange({ dateTo: event.target.value })}
          />
        </span>
        <Button type="submit" className={styles.go}>
          查询
        </Button>
        {hasFilter(address) && (
          <Button
            look="text"
            className={styles.reset}
            onClick={() => {
              setDraft('');
              onChange({ searchKey: '', dateFrom: '', dateTo: '' });
            }}
          >
            重置
          </Button>
        )}
      </form>
    </search>
  );
}
