import { stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { IconShoppingCartPlus } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { openBuySheet } from '../../app/goods/buy-sheet.ts';
import { useMayBuy } from '../cart/index.ts';
import { CompareButton } from '../compare/index.ts';
import { isForSale, stockText } from '../../app/goods/goods-texts.ts';
import styles from './PhoneList.module.css';
import { Swatches } from './Swatches.tsx';
import { specText } from '../../app/goods/spec-text.ts';
import { SkuTags } from '../../app/goods/SkuTags.tsx';

/** A screen of them; the rest is drawn in slices. */
const firstCards = 5;

/** One column for phones; the button asks for specification and quantity. */
export function PhoneList({ skus }: { skus: readonly SkuCard[] }) {
  const shown = useDeferredValue(skus, skus.slice(0, firstCards));
  return (
    <ul className={styles.list}>
      {shown.map((sku, at) => (
        <PhoneCard key={sku.itemId} sku={sku} isFirst={at < 5} />
      ))}
    </ul>
  );
}

function PhoneCard({ sku, isFirst }: { sku: SkuCard; isFirst: boolean }) {
  const isSignedIn = useIsSignedIn();
  return (
    <li className={styles.card}>
      <ImageWithFallback src={sku.imgUrl} alt="" priority={isFirst} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={productPath(sku.productId, sku.itemId)} className={styles.link}>
            {sku.itemName}
          </Link>
        </h2>
        <p className={styles.spec}>{specText(sku) || sku.brandName}</p>
        <div className={styles.tags}>
          <SkuTags sku={sku} />
          {sku.minQty > 1 && (
            <Tag>
              {sku.minQty} {sku.unitName}起订
            </Tag>
          )}
          {sku.stockState !== stockStates.enough && (
            <Tag tone={sku.stockState === stockStates.scarce ? 'warn' : 'grey'}>{stockText(sku)}</Tag>
          )}
        </div>
        <Swatches sku={sku} isStill />
        <div className={styles.foot}>
          <Price
            fen={sku.price}
            unit={sku.unitName}
            className={styles.price}
            fallback={isSignedIn ? '暂无报价' : '登录后可见价格'}
          />
          <CompareButton sku={sku} className={styles.compare} />
          <AddButton sku={sku} />
        </div>
      </div>
    </li>
  );
}

function AddButton({ sku }: { sku: SkuCard }) {
  if (!useMayBuy()) return null;
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={`加入购物车：${sku.itemName}`}
      aria-haspopup="dialog"
      disabled={!isForSale(sku)}
      onClick={() => openBuySheet(sku)}
    >
      <IconShoppingCartPlus />
    </button>
  );
}
