import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { deliveryText, stockText } from '../../app/goods/goods-texts.ts';
import { CompareButton } from '../compare/index.ts';
import { BuyButton, BuyStepper } from './BuyControls.tsx';
import { SkuTags } from '../../app/goods/SkuTags.tsx';
import styles from './SkuTable.module.css';
import { useBuy } from './use-buy.ts';

/** Dense rows for business buyers, who compare specifications. */
export function SkuTable({ skus }: { skus: readonly SkuCard[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>商品</th>
          <th className={styles.wide}>品牌</th>
          <th>规格</th>
          <th className={styles.wide}>颜色</th>
          <th>库存与交期</th>
          <th className={styles.right}>起订</th>
          <th className={styles.right}>单价</th>
          <th>数量</th>
          <th>
            <span className="sr">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {skus.map((sku, at) => (
          <Row key={sku.itemId} sku={sku} isFirst={at < 8} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ sku, isFirst }: { sku: SkuCard; isFirst: boolean }) {
  const isSignedIn = useIsSignedIn();
  const buy = useBuy(sku);
  const to = productPath(sku.productId, sku.itemId);
  const isOut = sku.stockState === stockStates.none || sku.itemState === itemStates.offSale;
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the name stands deeper than the rule looks */}
      <th scope="row">
        <div className={styles.goods}>
          <Link to={to} tabIndex={-1} aria-hidden="true">
            <ImageWithFallback src={sku.imgUrl} alt="" priority={isFirst} className={styles.picture} />
          </Link>
          <div className={styles.text}>
            <Link to={to} className={styles.name} title={sku.itemName}>
              {sku.itemName}
            </Link>
            <span className={styles.no}>
              {sku.itemNo}
              {(sku.variants?.length ?? 0) > 1 && <span>{sku.variants?.length} 款可选</span>}
              <CompareButton sku={sku} className={cx(styles.compare, 'hit')} />
              <SkuTags sku={sku} />
            </span>
          </div>
        </div>
      </th>
      <td className={styles.wide}>{sku.brandName}</td>
      <td className={styles.spec}>{sku.itemSpec || '—'}</td>
      <td className={styles.wide}>{sku.colorName || '—'}</td>
      <td>
        <span className={cx(styles.stock, isOut && styles.none, sku.stockState === stockStates.scarce && styles.low)}>
          {stockText(sku)}
        </span>
        {!isOut && <span className={styles.sub}>{deliveryText(sku.deliveryDays)}</span>}
      </td>
      <td className={styles.right}>
        {sku.minQty} {sku.unitName}
      </td>
      <td className={styles.right}>
        <Price fen={sku.price} className={styles.price} fallback={isSignedIn ? '暂无报价' : '登录可见'} />
        <span className={styles.sub}>
          {sku.marketPrice !== null && sku.price !== null ? (
            <>
              市场价 <Price fen={sku.marketPrice} tone="was" />
            </>
          ) : (
            `/ ${sku.unitName}`
          )}
        </span>
      </td>
      <td>
        <BuyStepper buy={buy} />
      </td>
      <td className={cx(styles.right, styles.action)}>
        <BuyButton buy={buy} />
      </td>
    </tr>
  );
}
