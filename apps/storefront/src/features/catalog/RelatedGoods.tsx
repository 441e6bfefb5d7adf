import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import styles from './RelatedGoods.module.css';
import { useRelated } from './use-related.ts';

/** What sells best beside this: other products of the same branch of the category tree. */
export function RelatedGoods({ sku }: { sku: SkuDetail }) {
  const related = useRelated(sku);
  if (related?.length === 0) return null;
  return (
    <section className={styles.card} aria-label="同类热销">
      <h2>同类热销</h2>
      <ul>
        {related?.map((one) => (
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
