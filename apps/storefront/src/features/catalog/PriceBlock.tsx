import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { hasPieces, packText, piecePriceText } from '@jicai/domain/goods/pieces.ts';
import { nextTier } from '@jicai/domain/money/next-tier.ts';
import { largestQuantity } from '@jicai/ui/forms/nearest-quantity.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link, useLocation } from 'react-router';
import { loginPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import styles from './PriceBlock.module.css';
import { PromotionLine } from './PromotionLine.tsx';
import { priceSourceTexts } from '@jicai/domain/money/price-source-texts.ts';
import { tierText } from './tiers.ts';
import type { Purchase } from './use-purchase.ts';

/** What one piece costs at the chosen quantity, where that price comes from, and the price table with the step that applies. */
export function PriceBlock({ sku, purchase }: { sku: SkuDetail; purchase: Purchase }) {
  const { steps, unitFen, quantity } = purchase;
  if (unitFen === null) return <NoPrice />;
  const at = steps.findLastIndex((step) => quantity >= step.from);
  const savedFen = (sku.marketPrice ?? 0) - unitFen;
  const label = at > 0 && sku.priceSource !== 'contract' ? priceSourceTexts.tier : priceSourceTexts[sku.priceSource];
  return (
    <div className={styles.block}>
      <p className={styles.line}>
        <span className={styles.label}>{label}</span>
        <Price fen={unitFen} unit={sku.unitName} className={styles.price} />
        {hasPieces(sku) && (
          <span className={styles.market}>
            {packText(sku)}，{piecePriceText(unitFen, sku)}
          </span>
        )}
        {sku.marketPrice !== null && savedFen > 0 && (
          <>
            <span className={styles.market}>
              市场价 <Price fen={sku.marketPrice} tone="was" />
            </span>
            <span className={styles.saved}>
              每{sku.unitName}省 <Price fen={savedFen} />
            </span>
          </>
        )}
      </p>
      {steps.length > 1 && (
        <ul className={styles.steps} aria-label="阶梯价">
          {steps.map((step, index) => (
            <li key={step.from} className={cx(index === Math.max(at, 0) && styles.on)}>
              <span>{tierText(step, sku.unitName)}</span>
              <Price fen={step.priceFen} tone="plain" />
            </li>
          ))}
        </ul>
      )}
      <NextTierHint sku={sku} quantity={quantity} unitFen={unitFen} />
      <PromotionLine itemId={sku.itemId} />
    </div>
  );
}

/** 再买 5 盒，享 ¥14.80 / 盒 */
function NextTierHint({ sku, quantity, unitFen }: { sku: SkuDetail; quantity: number; unitFen: number }) {
  const tiers = sku.tierPrices.map(({ qtyFrom, price }) => ({ qtyFrom, priceFen: price }));
  const next = nextTier(
    tiers,
    { qty: quantity, priceFen: unitFen },
    { ...sku, availQty: sku.availQty ?? largestQuantity },
  );
  if (!next) return null;
  return (
    <p className={styles.next} aria-live="polite">
      再买 {next.qty - quantity} {sku.unitName}，享 <Price fen={next.priceFen} unit={sku.unitName} tone="plain" />
    </p>
  );
}

function NoPrice() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.block}>
      {isSignedIn ? (
        <p className={styles.none}>该商品暂无报价，请联系客服</p>
      ) : (
        <p className={styles.none}>
          <Link to={loginPath(pathname + search)}>登录</Link>后可见价格
        </p>
      )}
    </div>
  );
}
