import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { AppliedFilter } from './applied-filters.ts';
import type { Place } from './category-tree.ts';
import { CrumbMenu } from './CrumbMenu.tsx';
import { FilterChips } from './FilterChips.tsx';
import { changed, type SearchState } from './search-address.ts';
import styles from './SearchCrumbs.module.css';
import { stateAddress } from './use-search-state.ts';

/** Where the search stands in the tree of categories, up, down and sideways, and its filters as chips that can be taken off. */
export function SearchCrumbs({
  path,
  state,
  filters,
  cleared,
}: {
  path: readonly Place[];
  state: SearchState;
  filters: readonly AppliedFilter[];
  cleared: SearchState;
}) {
  const { keyword } = state;
  const last = path.at(-1);
  return (
    <div className={styles.bar}>
      <nav className={styles.crumbs} aria-label="当前位置">
        <Link to={paths.home}>首页</Link>
        {path.map((category) => (
          <span key={category.categoryId} className={styles.step}>
            <IconChevronRight size={14} />
            {category === last && !keyword ? (
              <b aria-current="page">{category.categoryName}</b>
            ) : (
              <Link to={stateAddress(changed(state, { categoryId: category.categoryId, categoryIds: [] }))}>
                {category.categoryName}
              </Link>
            )}
            {/* With words most of the others would be empty: one step up tells which are not. */}
            {state.categoryId && !keyword && <CrumbMenu place={category} state={state} />}
          </span>
        ))}
        {(keyword || path.length === 0) && (
          <span className={styles.step}>
            <IconChevronRight size={14} />
            <b aria-current="page">{keyword ? `“${keyword}”` : '全部商品'}</b>
          </span>
        )}
      </nav>
      <FilterChips filters={filters} cleared={cleared} />
    </div>
  );
}
