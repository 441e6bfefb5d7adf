import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useLocalState } from '../../app/local-state.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useTemplate } from '../../app/template.ts';
import { CompareBar } from '../compare/index.ts';
import { appliedFilters } from './applied-filters.ts';
import { categoryChoices, sharedPath, categoryPathTo } from './category-tree.ts';
import { categoryPlaceQuery, searchQuery } from './search.queries.ts';
import { changed, type SearchState, withoutFilters } from './search-address.ts';
import styles from './SearchPage.module.css';
import { phoneSearch, wideSearch } from '../../app/search-looks.ts';
import type { SearchView } from './search-view.ts';
import { rememberSearch } from './suggest/recent-searches.ts';
import { foundText } from './found-text.ts';
import { stateAddress, useSearchState } from './use-search-state.ts';

/** /SearchFor: everything the page shows comes from its address and one call. */
export function SearchPage() {
  const state = useSearchState();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const isPhone = useIsPhone();
  const Look = (isPhone ? phoneSearch : wideSearch).Page;
  const nav = useTemplate((template) => template.navCateData);
  const subject = `${state.keyword} ${state.categoryId}`;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchQuery(state, isSignedIn),
    // Goods of the same search stay while another filter or page loads; those of another search do not.
    placeholderData: (before, query) => (query?.meta?.['subject'] === subject ? before : undefined),
    meta: { subject },
  });
  const place = useQuery(categoryPlaceQuery(state.categoryId, isSignedIn));
  const cates = data?.facets?.cates ?? [];
  const path = state.categoryId ? (place.data?.resultData.path ?? []) : sharedPath(cates, nav);
  useRememberedSearch(state);

  const asked = isPlaceholderData ? undefined : data?.asked;
  const filters = appliedFilters(state, {
    facets: data?.facets,
    categoryName: place.data?.resultData.path.at(-1)?.categoryName,
    supplierName: data?.resultData.find((sku) => sku.supplierId === state.supplierId)?.supplierName,
    nameOfCategory: (categoryId) => categoryPathTo(nav, categoryId).at(-1)?.categoryName,
    asked,
  });
  const view: SearchView = {
    state,
    onChange: (next) => void navigate(stateAddress(next)),
    answer: data,
    isStale: isPlaceholderData,
    path,
    categories: categoryChoices(cates, nav, state.categoryId),
    filters,
    cleared: withoutFilters({ ...state, keyword: asked?.keyWithout ?? state.keyword }),
  };
  if (data && !isPlaceholderData && data.resultData.length === 0 && state.pageIndex > 1) {
    return <Navigate to={stateAddress(changed(state, {}))} replace />;
  }
  const title = state.keyword || path.at(-1)?.categoryName || '全部商品';
  return (
    <>
      <h1 className="sr">{title} 的搜索结果</h1>
      <output className="sr">{data && !isPlaceholderData && foundText(state, data)}</output>
      {error && !data && (
        <ErrorState
          className={styles.error}
          title="商品没有加载出来"
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {(!error || data) && <Look view={view} />}
      {!isPhone && <CompareBar />}
    </>
  );
}

/** Keeps the last search in the local state of spec section 3, so that the product page can lead back to it, and its words for the box. */
function useRememberedSearch(state: SearchState) {
  useEffect(() => useLocalState.setState({ listdata: stateAddress(state) }), [state]);
  useEffect(() => {
    if (state.keyword) rememberSearch(state.keyword);
  }, [state.keyword]);
}
