import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useDelivery } from '../../app/delivery/delivery.queries.ts';
import { freightText, promiseText } from '../../app/delivery/delivery-texts.ts';
import { SendTo } from '../../app/delivery/SendTo.tsx';
import { deliveryText, stockText } from '../../app/goods/goods-texts.ts';
import styles from './ProductInfo.module.css';
import { qtyText } from './qty-text.ts';

/** Where the goods would go, how many there are, when they would arrive and what sending them costs. */
export function SentRow({ sku, quantity }: { sku: SkuDetail; quantity: number }) {
  const delivery = useDelivery([{ itemId: sku.itemId, qty: quantity }]);
  const [sent] = delivery?.suppliers ?? [];
  // Until the area is known, what the shop promises anybody.
  const promise = sent ? sent.promise : sku.promise;
  return (
    <dd>
      <SendTo delivery={delivery} />
      <span
        className={cx(
          styles.stock,
          sku.stockState === stockStates.none && styles.none,
          sku.stockState === stockStates.scarce && styles.low,
        )}
      >
        {amountText(sku)}
      </span>
      <span className={styles.sent}>
        {delivery && !delivery.isServed ? (
          <span className={styles.whyNot}>该地区暂不配送</span>
        ) : (
          <>
            {sku.stockState !== stockStates.none && (
              <span>{promise ? promiseText(promise) : deliveryText(sku.deliveryDays)}</span>
            )}
            <span title={sku.freightRemark}>{(sent && freightText(sent)) || sku.freightRemark}</span>
          </>
        )}
      </span>
    </dd>
  );
}

/** '现货 2.6 万盒', '仅剩 8 盒'; words alone where the number is not told. */
function amountText(sku: SkuDetail): string {
  const { stockState, availQty, unitName, itemState } = sku;
  if (itemState === itemStates.offSale || stockState === stockStates.none || availQty === undefined)
    return stockText(sku);
  return stockState === stockStates.scarce
    ? `仅剩 ${availQty} ${unitName}`
    : `现货 ${qtyText(availQty)}${availQty < 10_000 ? ' ' : ''}${unitName}`;
}
