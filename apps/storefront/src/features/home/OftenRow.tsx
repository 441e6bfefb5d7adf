import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { IconShoppingCartPlus } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { isForSale } from '../../app/goods/goods-texts.ts';
import { specText } from '../../app/goods/spec-text.ts';
import { productPath } from '../../app/paths.ts';
import { useAddToCart, useMayBuy } from '../cart/index.ts';
import styles from './OftenBought.module.css';

/** Goods to be bought again: one press adds `qty`. */
export function OftenRow({ sku, qty, note }: { sku: SkuCard; qty: number; note: string }) {
  const { add, isAdding } = useAddToCart();
  const mayBuy = useMayBuy();
  const path = productPath(sku.productId, sku.itemId);
  const { itemId, itemName, unitName } = sku;
  return (
    <li className={styles.row}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={sku.imgUrl} alt="" />
      </Link>
      <div className={styles.what}>
        <Link to={path} className={styles.name}>
          {itemName}
        </Link>
        <span className={styles.spec}>{[note, specText(sku)].filter(Boolean).join(' · ')}</span>
        <div className={styles.buy}>
          <Price fen={sku.price} unit={unitName} className={styles.price} />
          {mayBuy && (
            <WriteButton
              className={cx(styles.add, 'hit')}
              aria-label={`把 ${qty} ${unitName} ${itemName} 加入购物车`}
              title={`加入 ${qty} ${unitName}`}
              disabled={isAdding || !isForSale(sku)}
              onClick={({ currentTarget }) => add({ itemId, chartQty: qty, unitName }, currentTarget)}
            >
              <IconShoppingCartPlus />
            </WriteButton>
          )}
        </div>
      </div>
    </li>
  );
}

export function OftenSkeleton() {
  return (
    <Loading className={styles.list}>
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className={styles.row}>
          <Skeleton ratio="1" radius={6} />
          <div>
            <Skeleton width="86%" />
            <Skeleton width="60%" height={12} className={styles.second} />
            <Skeleton width="40%" height={20} className={styles.second} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
