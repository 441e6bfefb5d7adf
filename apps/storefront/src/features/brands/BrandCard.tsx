import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import type { Brand } from './brands.queries.ts';
import styles from './BrandsPage.module.css';

/** A brand as the way to its goods, within the category one looks in. `count` is undefined until it is known. */
export function BrandCard({
  brand,
  categoryId,
  count,
}: {
  brand: Brand;
  categoryId: string;
  count: number | undefined;
}) {
  const { brandId, brandName, brandNameEn, logoUrl } = brand;
  return (
    <li>
      <Link to={withQuery(paths.search, { brand: brandId, categoryId })} className={styles.brand}>
        <span className={styles.mark}>
          {logoUrl ? (
            <img src={logoUrl} alt="" loading="lazy" />
          ) : (
            <span aria-hidden="true">{brandName.slice(0, 1)}</span>
          )}
        </span>
        <span className={styles.words}>
          {/* The mark says the name already, for who sees it. */}
          <b className={logoUrl ? 'sr' : undefined}>{brandName}</b>
          {!logoUrl && brandNameEn && brandNameEn !== brandName && (
            <span className={styles.english}>{brandNameEn}</span>
          )}
          <span className={styles.count}>
            {count === undefined ? '　' : count === 0 ? '暂无在售商品' : `${count} 款商品`}
          </span>
        </span>
      </Link>
    </li>
  );
}
