import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { specText } from '../../app/goods/spec-text.ts';
import styles from './Swatches.module.css';

const mostShown = 5;

/** The variants that one card stands for, each by its picture; the line is kept free for goods without. `isStill`: nothing of it is pressed. */
export function Swatches({ sku, isStill = false }: { sku: SkuCard; isStill?: boolean }) {
  const variants = sku.variants ?? [];
  if (!sku.variants) return null;
  const shown = variants
    .filter((one, at) => variants.findIndex(({ imgUrl }) => imgUrl === one.imgUrl) === at)
    .slice(0, mostShown);
  return (
    <div className={styles.swatches}>
      {shown.length > 1 &&
        shown.map((one) => {
          const picture = <ImageWithFallback src={one.imgUrl} alt="" className={styles.picture} />;
          const look = cx(styles.swatch, one.imgUrl === sku.imgUrl && styles.on);
          if (isStill) {
            return (
              <span key={one.itemId} className={look}>
                {picture}
              </span>
            );
          }
          const name = specText(one);
          return (
            <Link
              key={one.itemId}
              to={productPath(sku.productId, one.itemId)}
              className={look}
              title={name}
              aria-label={`${sku.itemName}：${name}`}
            >
              {picture}
            </Link>
          );
        })}
      {variants.length > 1 && <span className={styles.count}>{variants.length} 款可选</span>}
    </div>
  );
}
