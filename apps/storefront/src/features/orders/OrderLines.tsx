import type { Order } from '@jicai/contract/orders.ts';
import { Card } from '@jicai/ui/Card.tsx';
import { ImageWithFallback } from '@jicai/ui/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { Tag } from '@jicai/ui/Tag.tsx';
import { Link } from 'react-router';
import { applyReturnPath, productPath } from '../../app/paths.ts';
import styles from './OrderLines.module.css';

/** The goods of an order and what they cost. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card title="商品明细" note={`${order.itemCount} 种 ${order.totalQty} 件 · ${order.supplierName}`} isFlush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>商品</th>
            <th className={styles.right}>单价</th>
            <th className={styles.right}>数量</th>
            <th className={styles.right}>已发 / 已收</th>
            <th className={styles.right}>优惠</th>
            <th className={styles.right}>小计</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={line.orderItemId} line={line} order={order} />
          ))}
        </tbody>
      </table>
      <Sums order={order} />
    </Card>
  );
}

function LineRow({ line, order }: { line: Order['lines'][number]; order: Order }) {
  const mayReturn = order.actions.includes('applyReturn') && line.returnableQty > 0;
  return (
    <tr>
      <td>
        <div className={styles.item}>
          <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
          <div className={styles.words}>
            <Link to={productPath(line.productId, line.itemId)} className={styles.name}>
              {line.itemName}
            </Link>
            <div className={styles.spec}>
              {[line.itemSpec, line.colorName, `编号 ${line.itemNo}`].filter(Boolean).join(' · ')}
            </div>
            {mayReturn && (
              <Link
                to={applyReturnPath({ orderNo: order.orderNo, orderItemId: line.orderItemId })}
                className={styles.after}
              >
                申请售后<span className="sr">：{line.itemName}</span>
              </Link>
            )}
            {line.cancelledQty > 0 && <Tag tone="grey">已取消 {line.cancelledQty}</Tag>}
            {line.refundedFee > 0 && (
              <Tag tone="grey">
                已退 <Price fen={line.refundedFee} tone="plain" className={styles.small} />
              </Tag>
            )}
          </div>
        </div>
      </td>
      <td className={styles.right} data-label="单价">
        <Price fen={line.price} tone="plain" className={styles.quiet} />
      </td>
      <td className={styles.right} data-label="数量">
        {line.qty} {line.unitName}
      </td>
      <td className={styles.right} data-label="已发 / 已收">
        {line.shippedQty} / {line.receivedQty}
      </td>
      <td className={styles.right} data-label="优惠">
        {line.discountFee > 0 ? <Price fen={-line.discountFee} tone="plain" className={styles.quiet} /> : '–'}
      </td>
      <td className={styles.right} data-label="小计">
        <Price fen={line.payFee - line.freightFee} tone="plain" className={styles.fee} />
      </td>
    </tr>
  );
}

function Sums({ order }: { order: Order }) {
  const taxFen = order.lines.reduce((sum, line) => sum + line.taxFee, 0);
  const isUnpaid = order.orderState === 20;
  return (
    <div className={styles.sums}>
      <dl>
        <dt>商品金额</dt>
        <dd>
          <Price fen={order.goodsFee} tone="plain" className={styles.quiet} />
        </dd>
        {order.discountFee > 0 && (
          <>
            <dt>优惠</dt>
            <dd>
              <Price fen={-order.discountFee} tone="plain" className={styles.quiet} />
            </dd>
          </>
        )}
        <dt>运费</dt>
        <dd>
          <Price fen={order.freightFee} tone="plain" className={styles.quiet} />
        </dd>
        <dt className={styles.total}>{isUnpaid ? '应付合计' : '合计'}</dt>
        <dd>
          <Price fen={order.payFee} tone={isUnpaid ? 'price' : 'plain'} className={styles.big} />
        </dd>
        {order.refundedFee > 0 && (
          <>
            <dt>已退款</dt>
            <dd>
              <Price fen={-order.refundedFee} tone="plain" className={styles.quiet} />
            </dd>
          </>
        )}
        <dt className={styles.tax}>其中税额（估算）</dt>
        <dd className={styles.tax}>
          <Price fen={taxFen} tone="plain" className={styles.small} />
        </dd>
      </dl>
    </div>
  );
}
