import type { Facets } from '@jicai/contract/search/search.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconArrowNarrowDown, IconArrowNarrowUp, IconArrowsSort } from '@jicai/ui/icons/goods-icons.tsx';
import { IconLayoutGrid, IconList } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import { type Asked, askedSort, withoutAskedSort } from './applied-filters.ts';
import { changed, type SearchState, serviceNames, services, type Sort, withService } from './search-address.ts';
import styles from './SortBar.module.css';
import { stateAddress } from './use-search-state.ts';
import { useView } from './use-view.ts';

/** Order, 仅看有货, how many goods there are, and grid or list. */
export function SortBar({
  state,
  onChange,
  countText,
  facets,
  asked,
}: {
  state: SearchState;
  onChange: (next: SearchState) => void;
  /** '' while nothing is known yet. */
  countText: string;
  /** How many goods each box would leave. */
  facets?: Pick<Facets, 'inStockCount' | 'services'> | undefined;
  asked: Asked;
}) {
  const { view, choose } = useView();
  return (
    <div className={styles.bar}>
      <SortLinks state={state} asked={asked} />
      <Checkbox
        className={styles.check}
        isChecked={state.isInStock}
        onChange={(isInStock) => onChange(changed(state, { isInStock }))}
      >
        仅看有货
        {facets?.inStockCount !== undefined && <small>{facets.inStockCount.toLocaleString('en-US')}</small>}
      </Checkbox>
      {services.map((service) => {
        const count = facets?.services?.find((one) => one.service === service)?.count;
        const isChecked = state.services.includes(service);
        // What no goods have is not offered; until that is known it keeps its place.
        if (count === 0 && !isChecked) return null;
        return (
          <Checkbox
            key={service}
            className={styles.check}
            isChecked={isChecked}
            onChange={() => onChange(withService(state, service))}
          >
            {serviceNames[service]}
            {count !== undefined && <small>{count.toLocaleString('en-US')}</small>}
          </Checkbox>
        );
      })}
      <p className={styles.count}>
        {countText && (
          <>
            共 <b>{countText}</b> 件商品
          </>
        )}
      </p>
      <fieldset className={styles.views} aria-label="显示方式">
        <button type="button" aria-pressed={view === 'grid'} onClick={() => choose('grid')}>
          <IconLayoutGrid size={16} />
          大图
        </button>
        <button type="button" aria-pressed={view === 'list'} onClick={() => choose('list')}>
          <IconList size={16} />
          列表
        </button>
      </fieldset>
    </div>
  );
}

/** 综合 销量 价格 新品; a second press on 价格 turns it round. An order in the words stands here as if it were chosen. */
export function SortLinks({ state, asked, className }: { state: SearchState; asked: Asked; className?: string }) {
  const sort = state.sort === 'default' ? (askedSort(asked) ?? 'default') : state.sort;
  const base = withoutAskedSort(state, asked);
  const to = (next: Sort) => stateAddress(changed(base, { sort: next }));
  const isByPrice = sort === 'price' || sort === 'priceDown';
  const priceName = isByPrice ? (sort === 'price' ? '价格从低到高' : '价格从高到低') : '价格';
  const mark = (isOn: boolean) => ({
    className: cx(isOn && styles.on),
    'aria-current': isOn ? ('true' as const) : undefined,
  });
  return (
    <nav className={cx(styles.sorts, className)} aria-label="排序">
      <Link to={to('default')} {...mark(sort === 'default')}>
        综合
      </Link>
      <Link to={to('sales')} {...mark(sort === 'sales')}>
        销量
      </Link>
      <Link to={to(sort === 'price' ? 'priceDown' : 'price')} aria-label={priceName} {...mark(isByPrice)}>
        价格
        {isByPrice && (sort === 'price' ? <IconArrowNarrowUp size={14} /> : <IconArrowNarrowDown size={14} />)}
        {!isByPrice && <IconArrowsSort size={14} />}
      </Link>
      <Link to={to('newest')} {...mark(sort === 'newest')}>
        新品
      </Link>
    </nav>
  );
}
