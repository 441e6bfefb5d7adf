import { Button } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { BrandCard } from './BrandCard.tsx';
import {
  brandCountsQuery,
  type BrandFilter,
  brandPageQuery,
  brandPageSize,
  topCategoriesQuery,
} from './brands.queries.ts';
import styles from './BrandsPage.module.css';

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** The filter in the address, so that reload and a shared link show the same page. */
function useFilter(): [BrandFilter, (change: Partial<BrandFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const letter = params.get('initial') ?? '';
  const categoryId = params.get('categoryId') ?? '';
  const filter: BrandFilter = {
    searchKey: (params.get('searchKey') ?? '').trim().slice(0, 50),
    initial: letters.includes(letter) ? letter : '',
    categoryId: /^\d{1,19}$/.test(categoryId) ? categoryId : '',
    pageIndex: Number.isInteger(page) && page > 1 ? page : 1,
  };
  const change = (part: Partial<BrandFilter>) => {
    const next = { ...filter, pageIndex: 1, ...part };
    const query = new URLSearchParams();
    for (const name of ['searchKey', 'initial', 'categoryId'] as const) if (next[name]) query.set(name, next[name]);
    if (next.pageIndex > 1) query.set('page', String(next.pageIndex));
    setParams(query);
  };
  return [filter, change];
}

/** /brands 品牌馆: every brand of the shop, by category and letter, each leading to its goods. */
export function BrandsPage() {
  const [filter, change] = useFilter();
  const brands = useQuery(brandPageQuery(filter));
  const { data: counts } = useQuery(brandCountsQuery(filter.categoryId));
  const { data: categories = [] } = useQuery(topCategoriesQuery());
  const countOf = new Map(counts?.brandList.map(({ brandId, count }) => [brandId, count]));
  const total = brands.data?.totalCount;
  return (
    <div className={styles.page}>
      <section className={styles.head} aria-labelledby="brands-title">
        <div className={styles.title}>
          <h1 id="brands-title">品牌馆</h1>
          {total !== undefined && <span aria-live="polite">{total} 个品牌</span>}
          <SearchField
            label="品牌名称"
            placeholder="品牌中文名或英文名"
            searchKey={filter.searchKey}
            onSearch={(searchKey) => change({ searchKey })}
          />
        </div>
        <Choices
          name="分类"
          chosen={filter.categoryId}
          options={categories.map(({ categoryId, categoryName }) => [categoryId, categoryName])}
          onChoose={(categoryId) => change({ categoryId })}
        />
        <Choices
          name="首字母"
          chosen={filter.initial}
          options={letters.map((letter) => [letter, letter])}
          isNarrow
          onChoose={(initial) => change({ initial })}
        />
      </section>
      <QueryState
        query={brands}
        skeleton={<Waiting />}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          <EmptyState
            art="search"
            title="没有符合条件的品牌"
            hint="换一个首字母或分类试试"
            action={
              <Button onClick={() => change({ searchKey: '', initial: '', categoryId: '' })}>查看全部品牌</Button>
            }
          />
        }
      >
        {({ resultData, totalCount }) => (
          <>
            <ul className={styles.brands} aria-label="品牌">
              {resultData.map((brand) => (
                <BrandCard
                  key={brand.brandId}
                  brand={brand}
                  categoryId={filter.categoryId}
                  count={counts && (countOf.get(brand.brandId) ?? 0)}
                />
              ))}
            </ul>
            {totalCount > brandPageSize && (
              <Pagination
                pageIndex={filter.pageIndex}
                pageSize={brandPageSize}
                totalCount={totalCount}
                onChange={(pageIndex) => change({ pageIndex })}
              />
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}

/** A row of values to choose one of; the chosen one again shows all. */
function Choices({
  name,
  chosen,
  options,
  isNarrow = false,
  onChoose,
}: {
  name: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
  isNarrow?: boolean;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className={styles.row} aria-label={name}>
      <span className={styles.name}>{name}</span>
      <div className={cx(styles.values, isNarrow && styles.narrow)}>
        {[['', '全部'] as const, ...options].map(([value, text]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            className={cx(styles.value, value === chosen && styles.on)}
            onClick={() => onChoose(value === chosen ? '' : value)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Waiting() {
  return (
    <Loading className={styles.brands}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} height={88} radius={8} />
      ))}
    </Loading>
  );
}
