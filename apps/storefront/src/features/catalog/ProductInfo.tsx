import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconShoppingCart } from '@jicai/ui/icons/icons.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useNavigate } from 'react-router';
import { PriceBlock } from './PriceBlock.tsx';
import styles from './ProductInfo.module.css';
import { SentRow } from './SentRow.tsx';
import { SpecChips } from './SpecChips.tsx';
import { deliveryText, isAgreedPrice, quantityText } from '../../app/goods/goods-texts.ts';
import { SkuLabels } from '../../app/goods/SkuLabels.tsx';
import { productPath } from '../../app/paths.ts';
import type { Purchase } from './use-purchase.ts';

/** Name, price, delivery, options, quantity, action: in the order of deciding. */
export function ProductInfo({
  sku,
  chosenItemId,
  purchase,
  isStale,
}: {
  sku: SkuDetail;
  chosenItemId: string;
  purchase: Purchase;
  isStale: boolean;
}) {
  const { quantity, setQuantity, limits, unitFen, canBuy, mayBuy, whyNot, addToCart, isAdding, buyNow } = purchase;
  const navigate = useNavigate();
  // Another item of the product, without leaving the page or its place.
  const choose = (itemId: string) =>
    void navigate(productPath(sku.productId, itemId), { replace: true, state: { keepsScroll: true } });
  return (
    <div className={styles.info}>
      <div className={styles.title}>
        <div className={styles.tags}>
          {sku.price !== null && isAgreedPrice(sku.priceSource) && <Tag tone="deal">协议商品</Tag>}
          {sku.isSelf && <Tag tone="brand">自营</Tag>}
          <SkuLabels labels={sku.labels} />
          {sku.deliveryDays <= 1 && <Tag>{deliveryText(sku.deliveryDays)}</Tag>}
          {sku.isReturnable7 && <Tag>{sku.noReasonDays} 天无理由退货</Tag>}
          {sku.taxRate > 0 && <Tag>{sku.priceSource === 'retail' ? '可开发票' : '可开专票'}</Tag>}
        </div>
        <h1>{sku.itemName}</h1>
        {sku.description && <p className={styles.lead}>{sku.description}</p>}
      </div>
      <PriceBlock sku={sku} purchase={purchase} />
      <dl className={styles.rows}>
        <dt>送至</dt>
        <SentRow sku={sku} quantity={quantity} />
        <SpecChips sku={sku} chosenItemId={chosenItemId} onChoose={choose} />
        <dt className={styles.tall}>数量</dt>
        <dd>
          <Stepper value={quantity} onChange={setQuantity} size="lg" disabled={!canBuy} {...limits} />
          <span className={styles.hint}>{quantityText(sku) || sku.unitName}</span>
        </dd>
      </dl>
      <div className={styles.actions}>
        {mayBuy && (
          <>
            <Button look="soft" size="lg" isBusy={isAdding} disabled={!canBuy || isStale} onClick={addToCart}>
              <IconShoppingCart size={20} />
              加入购物车
            </Button>
            <Button look="fill" size="lg" disabled={!canBuy || isStale} onClick={buyNow}>
              立即购买
            </Button>
          </>
        )}
        {canBuy && unitFen !== null ? (
          <span className={styles.sum} aria-live="polite">
            合计 <Price fen={unitFen * quantity} />
          </span>
        ) : (
          <span className={styles.whyNot}>{whyNot}</span>
        )}
      </div>
    </div>
  );
}
