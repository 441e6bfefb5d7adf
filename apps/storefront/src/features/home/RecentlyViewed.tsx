import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconShoppingCartPlus } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useAddToCart, useMayBuy } from '../cart/index.ts';
import { specText } from '../../app/goods/spec-text.ts';
import { browsingQuery } from './home.queries.ts';
import styles from './RecentlyViewed.module.css';
import { Section } from './Section.tsx';

const shown = 8;

/** What the buyer looked at last, at the end of the page so that it pushes nothing aside when it arrives. */
export function RecentlyViewed() {
  const { data } = useQuery(browsingQuery(shown));
  if (!data || data.length === 0) return null;
  return (
    <Section title="最近浏览">
      <ul className={styles.list}>
        {data.map((sku) => (
          <Row key={sku.itemId} sku={sku} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ sku }: { sku: SkuCard }) {
  const { add, isAdding } = useAddToCart();
  const mayBuy = useMayBuy();
  const path = productPath(sku.productId, sku.itemId);
  return (
    <li className={styles.row}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={sku.imgUrl} alt="" />
      </Link>
      <div className={styles.what}>
        <Link to={path} className={styles.name}>
          {sku.itemName}
        </Link>
        <span className={styles.spec}>{specText(sku)}</span>
        <div className={styles.buy}>
          <Price fen={sku.price} className={styles.price} />
          {mayBuy && (
            <WriteButton
              className={cx(styles.add, 'hit')}
              aria-label={`把 ${sku.itemName} 加入购物车`}
              title="加入购物车"
              disabled={isAdding || sku.stockState === stockStates.none || sku.itemState === itemStates.offSale}
              onClick={() => add({ itemId: sku.itemId, chartQty: sku.minQty })}
            >
              <IconShoppingCartPlus />
            </WriteButton>
          )}
        </div>
      </div>
    </li>
  );
}
