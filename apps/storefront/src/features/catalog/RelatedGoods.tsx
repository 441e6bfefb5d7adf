import type { SkuDetail } from '@jicai/contract/sku.ts';
import { ImageWithFallback } from '@jicai/ui/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useIsSignedIn } from '../../app/session.ts';
import { popularQuery } from '../search/search.queries.ts';
import styles from './RelatedGoods.module.css';

const shown = 5;

/** What sells best beside this: other products of the same branch of the category tree. */
export function RelatedGoods({ sku }: { sku: SkuDetail }) {
  const isSignedIn = useIsSignedIn();
  const categoryId = sku.categoryPath.at(-2)?.categoryId ?? sku.categoryPath.at(-1)?.categoryId ?? '';
  const { data } = useQuery(popularQuery({ categoryId, isSignedIn }));
  const products = new Map(data?.resultData.map((one) => [one.productId, one]));
  products.delete(sku.productId);
  const related = [...products.values()].slice(0, shown);
  if (data && related.length === 0) return null;
  return (
    <section className={styles.card} aria-label="同类热销">
      <h2>同类热销</h2>
      <ul>
        {related.map((one) => (
          <li key={one.itemId}>
            <Link to={productPath(one.productId, one.itemId)} className={styles.item}>
              <ImageWithFallback src={one.imgUrl} alt="" className={styles.picture} />
              <span>
                <span className={styles.name}>{one.itemName}</span>
                <Price fen={one.price} className={styles.price} fallback="登录可见" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
