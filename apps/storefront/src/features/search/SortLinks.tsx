import { cx } from '@jicai/ui/style/cx.ts';
import { IconArrowNarrowDown, IconArrowNarrowUp, IconArrowsSort } from '@jicai/ui/icons/goods-icons.tsx';
import { Link } from 'react-router';
import { type Asked, askedSort, withoutAskedSort } from './applied-filters.ts';
import { changed, type SearchState, type Sort } from './search-address.ts';
import styles from './SortLinks.module.css';
import { stateAddress } from './use-search-state.ts';

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
