import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { deliveryText, stockText } from '../../app/goods/goods-texts.ts';
import { CompareButton } from '../compare/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { BuyButton, BuyStepper } from './BuyControls.tsx';
import { specText } from '../../app/goods/spec-text.ts';
import { SkuTags } from '../../app/goods/SkuTags.tsx';
import styles from './SkuGrid.module.css';
import { Swatches } from './Swatches.tsx';
import { useBuy } from './use-buy.ts';

/** A screen of them; the rest is drawn in slices. */
const firstCards = 10;

/** Cards with the price first: the eye compares prices along one line. */
export function SkuGrid({ skus }: { skus: readonly SkuCard[] }) {
  const shown = useDeferredValue(skus, skus.slice(0, firstCards));
  return (
    <ul className={styles.grid}>
      {shown.map((sku, at) => (
        <li key={sku.itemId}>
          <GridCard sku={sku} isFirst={at < 5} />
        </li>
      ))}
    </ul>
  );
}

function GridCard({ sku, isFirst }: { sku: SkuCard; isFirst: boolean }) {
  const isSignedIn = useIsSignedIn();
  const buy = useBuy(sku);
  const to = productPath(sku.productId, sku.itemId);
  const isOut = sku.stockState === stockStates.none || sku.itemState === itemStates.offSale;
  return (
    <article className={cx(styles.card, isOut && styles.out)}>
      <FavouriteButton sku={sku} look="round" className={cx(styles.heart, sku.isConcern && styles.shown)} />
      <Link to={to} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <ImageWithFallback src={sku.imgUrl} alt="" ratio="1 / .78" priority={isFirst} />
        {isOut && <span className={styles.state}>{stockText(sku)}</span>}
      </Link>
      <Swatches sku={sku} />
      <p className={styles.price}>
        <Price fen={sku.price} unit={sku.unitName} fallback={isSignedIn ? '暂无报价' : '登录后可见价格'} />
        {sku.marketPrice !== null && sku.price !== null && <Price fen={sku.marketPrice} tone="was" />}
      </p>
      <h2 className={styles.name}>
        <Link to={to}>{sku.itemName}</Link>
      </h2>
      <p className={styles.spec}>{specText(sku) || sku.brandName}</p>
      <div className={styles.meta}>
        <SkuTags sku={sku} />
        <span>
          {sku.minQty} {sku.unitName}起订
        </span>
        <span className={cx(styles.stock, sku.stockState === stockStates.scarce && styles.low)}>
          {sku.stockState === stockStates.enough ? deliveryText(sku.deliveryDays) : stockText(sku)}
        </span>
      </div>
      <CompareButton sku={sku} className={styles.compare} />
      <div className={styles.buy}>
        <BuyStepper buy={buy} />
        <BuyButton buy={buy} />
      </div>
    </article>
  );
}
