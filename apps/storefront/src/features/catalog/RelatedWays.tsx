import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, searchPath, withQuery } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { categoryTagsQuery, type ItemKey, itemPlaceQuery } from './catalog.queries.ts';
import styles from './RelatedWays.module.css';

const mostTags = 3;
const mostValues = 6;

/** Ways on from an item: the categories beside its own, and what its own can be narrowed by. */
export function RelatedWays({ sku, item }: { sku: SkuDetail; item: ItemKey }) {
  const isSignedIn = useIsSignedIn();
  const own = sku.categoryPath.at(-1);
  const { data: place } = useQuery(itemPlaceQuery(item, isSignedIn));
  const { data: tags = [] } = useQuery(categoryTagsQuery(own?.categoryId ?? '', isSignedIn));
  const beside = place?.resultData.siblings.filter(({ categoryId }) => categoryId !== own?.categoryId) ?? [];
  const useful = tags.filter(({ values }) => values.length > 1).slice(0, mostTags);
  if (!own || (beside.length === 0 && useful.length === 0)) return null;
  return (
    <section className={styles.card} aria-label="相关选购">
      <h2>相关选购</h2>
      <dl>
        {beside.length > 0 && (
          <div>
            <dt>相近分类</dt>
            <dd>
              {beside.map(({ categoryId, categoryName }) => (
                <Link key={categoryId} to={searchPath({ categoryId })}>
                  {categoryName}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {useful.map(({ tagId, tagName, values }) => (
          <div key={tagId}>
            <dt>{tagName}</dt>
            <dd>
              {values.slice(0, mostValues).map(({ valueId, valueName, count }) => (
                <Link
                  key={valueId}
                  to={withQuery(paths.search, { categoryId: own.categoryId, tag: `${tagId}:${valueId}` })}
                >
                  {valueName}
                  <span>{count}</span>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
