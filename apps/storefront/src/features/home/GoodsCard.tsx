import { stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { IconShoppingCartPlus } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { Link } from 'react-router';
import { openBuySheet } from '../../app/goods/buy-sheet.ts';
import { productPath } from '../../app/paths.ts';
import { useAddToCart, useMayBuy } from '../cart/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { SkuTags } from '../../app/goods/SkuTags.tsx';
import { specText } from '../../app/goods/spec-text.ts';
import styles from './GoodsCard.module.css';

const ratio = '1 / 0.86';

/** A goods card of the home page: picture, name, specification, price, tags and sales. Its height never depends on its content. */
export function GoodsCard({ sku }: { sku: SkuCard }) {
  const { add, isAdding } = useAddToCart();
  const mayBuy = useMayBuy();
  const isPhone = useIsPhone();
  const AddButton = isPhone ? 'button' : WriteButton;
  return (
    <article className={styles.card}>
      <FavouriteButton sku={sku} look="round" className={styles.favourite} />
      <ImageWithFallback src={sku.imgUrl} alt="" ratio={ratio} imgClassName={styles.img} />
      <h3 className={styles.name}>
        <Link to={productPath(sku.productId, sku.itemId)}>{sku.itemName}</Link>
      </h3>
      <p className={styles.spec}>{specText(sku)}</p>
      <p className={styles.price}>
        <Price fen={sku.price} unit={sku.unitName} className={styles.now} fallback="登录后可见" />
        {sku.price !== null && sku.marketPrice !== null && sku.marketPrice > sku.price && (
          <Price fen={sku.marketPrice} tone="was" className={styles.was} />
        )}
      </p>
      <p className={styles.meta}>
        <SkuTags sku={sku} />
        <span>{soldText(sku)}</span>
      </p>
      {mayBuy && (
        <AddButton
          className={styles.add}
          aria-label={`把 ${sku.itemName} 加入购物车`}
          title="加入购物车"
          disabled={isAdding || sku.stockState === stockStates.none || sku.price === null}
          onClick={({ currentTarget }) =>
            isPhone
              ? openBuySheet(sku)
              : add({ itemId: sku.itemId, chartQty: sku.minQty, unitName: sku.unitName }, currentTarget)
          }
        >
          <IconShoppingCartPlus />
        </AddButton>
      )}
    </article>
  );
}

/** '已售 8,412 盒', or that there is none left. */
export function soldText({ stockState, salesQty, unitName }: SkuCard): string {
  if (stockState === stockStates.none) return '暂时缺货';
  return salesQty > 0 ? `已售 ${grouped(salesQty)} ${unitName}` : '新品上架';
}

/** The same boxes without content. */
export function GoodsCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={ratio} radius={6} />
      <div className={styles.name}>
        <Skeleton width="94%" />
        <Skeleton width="60%" className={styles.second} />
      </div>
      <div className={styles.spec}>
        <Skeleton width="50%" height={12} />
      </div>
      <div className={styles.price}>
        <Skeleton width="40%" height={20} />
      </div>
      <div className={styles.meta} />
    </div>
  );
}
