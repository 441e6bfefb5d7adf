import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState, type QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { soldText } from './GoodsCard.tsx';
import styles from './Ranking.module.css';

const medals = 3;

/** Goods in their order, numbered. */
export function Ranking({ query }: { query: QueryLike<SkuCard[]> }) {
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={220} />}>
      {(goods) => (
        <ol className={styles.list}>
          {goods.map((sku, at) => (
            <li key={sku.itemId}>
              <Link to={productPath(sku.productId, sku.itemId)} className={styles.row}>
                <b className={cx(styles.place, at < medals && styles.high)}>{at + 1}</b>
                <ImageWithFallback src={sku.imgUrl} alt="" className={styles.picture} />
                <span className={styles.what}>
                  <span className={styles.name}>{sku.itemName}</span>
                  <span className={styles.sold}>{soldText(sku)}</span>
                  <Price fen={sku.price} unit={sku.unitName} className={styles.price} fallback="登录后可见" />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  );
}
