import type { Facets as FacetCounts } from '@jicai/contract/search/search.ts';
import { IconChevronDown, IconChevronUp } from '@jicai/ui/icons/icons.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import type { CategoryChoice } from './category-tree.ts';
import { FacetRow } from './FacetRow.tsx';
import styles from './Facets.module.css';
import { PriceFacet } from './PriceFacet.tsx';
import { changed, type SearchState, withTag } from './search-address.ts';

/** Rows shown before 更多筛选, as many as the skeleton has; of few goods fewer. */
const openRows = 5;
const fewGoods = 20;
const rowsOfFew = 3;

/** What narrows the search, with how many goods each value would leave. */
export function Facets({
  facets,
  totalCount,
  categories,
  state,
  onChange,
}: {
  facets: FacetCounts;
  totalCount: number;
  /** One step below the place in the tree. */
  categories: readonly CategoryChoice[];
  state: SearchState;
  onChange: (next: SearchState) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isSignedIn = useIsSignedIn();
  const isChosen = (tagId: string) => state.tags.some((tag) => tag.tagId === tagId);
  // One value that all goods share narrows nothing.
  const tags = facets.tags.filter((tag) => tag.values.length > 1 || isChosen(tag.tagId));
  const hasCategories = categories.length > 1 || state.categoryIds.length > 0;
  const hasBrands = facets.brands.length > 1 || state.brandIds.length > 0;
  const others = [hasCategories, hasBrands, true].filter(Boolean).length;
  const free = Math.max(0, (totalCount < fewGoods ? rowsOfFew : openRows) - others);
  const chosen = tags.filter((tag) => isChosen(tag.tagId)).length;
  const hidden = tags.filter((tag) => !isChosen(tag.tagId)).slice(Math.max(0, free - chosen));
  const shown = tags.filter((tag) => isOpen || !hidden.includes(tag));

  return (
    <section className={styles.facets} aria-label="筛选">
      <dl>
        {hasCategories && (
          <FacetRow
            name="分类"
            values={categories.map(({ categoryId, categoryName, count }) => ({
              id: categoryId,
              name: categoryName,
              count,
            }))}
            chosen={state.categoryIds}
            withChosen={(categoryIds) => changed(state, { categoryIds })}
            linkOf={(categoryId) => changed(state, { categoryId })}
            onChoose={onChange}
          />
        )}
        {hasBrands && (
          <FacetRow
            name="品牌"
            values={facets.brands.map(({ brandId, brandName, count }) => ({ id: brandId, name: brandName, count }))}
            chosen={state.brandIds}
            withChosen={(brandIds) => changed(state, { brandIds })}
            onChoose={onChange}
            hasNames
            more={isSignedIn && <Link to={withQuery(paths.brands, { categoryId: state.categoryId })}>品牌馆</Link>}
          />
        )}
        {shown.map(({ tagId, tagName, values }) => (
          <FacetRow
            key={tagId}
            name={tagName}
            values={values.map(({ valueId, valueName, count }) => ({ id: valueId, name: valueName, count }))}
            chosen={state.tags.find((tag) => tag.tagId === tagId)?.valueIds ?? []}
            withChosen={(valueIds) => withTag(state, tagId, valueIds)}
            onChoose={onChange}
          />
        ))}
        <PriceFacet bands={facets.priceBands} state={state} onChange={onChange} />
      </dl>
      {hidden.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen
            ? '收起筛选'
            : `更多筛选：${hidden
                .slice(0, 4)
                .map((tag) => tag.tagName)
                .join('、')}`}
          {isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
        </button>
      )}
    </section>
  );
}
