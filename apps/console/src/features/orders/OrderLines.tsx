import { hasPieces, piecesNote } from '@jicai/domain/goods/pieces.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import type { ReactNode } from 'react';
import { LinePlace } from './LinePlace.tsx';
import type { Order, OrderLine } from './orders.queries.ts';
import styles from './OrderLines.module.css';

/** Goods of an order with how many of each have left; prices only where the caller is told them. */
export function OrderLines({ order: { lines } }: { order: Order }) {
  const isPriced = lines.some((line) => line.price !== undefined);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>商品</th>
          {isPriced && <th className={cx(styles.right, styles.price)}>单价</th>}
          <th className={styles.right}>订购</th>
          <th className={styles.right}>已发</th>
          {isPriced && <th className={styles.right}>小计</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderItemId}>
            <td>
              <LineGoods line={line}>
                <LinePlace line={line} />
              </LineGoods>
            </td>
            {isPriced && (
              <td className={cx(styles.right, styles.price)}>
                <Price tone="plain" fen={line.price} />
              </td>
            )}
            <td className={styles.right}>
              {line.qty} {line.unitName}
              {hasPieces(line) && <small>{piecesNote(line.qty, line)}</small>}
              {line.cancelledQty > 0 && <small>取消 {line.cancelledQty}</small>}
            </td>
            <td className={cx(styles.right, line.shippedQty < line.qty - line.cancelledQty && styles.waits)}>
              {line.shippedQty}
            </td>
            {isPriced && (
              <td className={styles.right}>
                <Price tone="plain" fen={line.goodsFee} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Picture, name, number and spec of a line. */
export function LineGoods({ line, children }: { line: OrderLine; children?: ReactNode }) {
  return (
    <div className={styles.goods}>
      <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
      <div className={styles.words}>
        <span className={styles.name}>{line.itemName}</span>
        <small>{[line.itemNo, line.itemSpec, line.colorName].filter(Boolean).join(' · ')}</small>
        {children}
      </div>
    </div>
  );
}
