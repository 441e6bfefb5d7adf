import { qtyText } from '@jicai/domain/goods/pieces.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { lineChangeText } from '@jicai/domain/orders/line-change-text.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Sum, Sums, SumsNote, Total } from '@jicai/ui/lists/Sums.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { type GoodsColumn, GoodsTable } from '../../app/goods/GoodsTable.tsx';
import { applyReturnPath } from '../../app/paths.ts';
import styles from './OrderLines.module.css';

type Line = Order['lines'][number];

/** The goods of an order and what they cost: what is left of it, as on its print, with what was ordered beside it. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card title="商品明细" note={`${order.itemCount} 种 ${order.net.qty} 件 · ${order.supplierName}`} isFlush>
      <GoodsTable
        label="商品明细"
        lines={order.lines}
        columns={columns}
        renderNote={(line) => <LineNote line={line} order={order} />}
      />
      <Money order={order} />
    </Card>
  );
}

const columns: readonly GoodsColumn<Line>[] = [
  { name: '单价', of: ({ price }) => <Price fen={price} tone="plain" className={styles.quiet} /> },
  { name: '数量', of: ({ net, ...line }) => qtyText(net.qty, line) },
  { name: '已发 / 实收', of: ({ shippedQty, acceptedQty }) => `${shippedQty} / ${acceptedQty}` },
  {
    name: '优惠',
    of: ({ net }) =>
      net.discountFee === 0 ? '–' : <Price fen={-net.discountFee} tone="plain" className={styles.quiet} />,
  },
  { name: '小计', of: ({ net }) => <Price fen={net.fee} tone="plain" /> },
];

/** What was ordered of a line where less is left, what was paid back for it, and the way to send it back. */
function LineNote({ line, order }: { line: Line; order: Order }) {
  const change = lineChangeText({ ...line, netQty: line.net.qty });
  const mayReturn = order.actions.includes('applyReturn') && line.returnableQty > 0;
  return (
    <>
      {mayReturn && (
        <Link to={applyReturnPath({ orderNo: order.orderNo, orderItemId: line.orderItemId })} className={styles.after}>
          申请售后<span className="sr">：{line.itemName}</span>
        </Link>
      )}
      {change && <span className={styles.change}>{change}</span>}
      {line.refundedFee > 0 && (
        <Tag tone="grey">
          已退 <Price fen={line.refundedFee} tone="plain" className={styles.small} />
        </Tag>
      )}
    </>
  );
}

/** What it costs: the sums of the rows above, and what they came to when they were ordered. */
function Money({ order }: { order: Order }) {
  const { net } = order;
  const isUnpaid = order.orderState === orderStates.awaitingPayment;
  const isChanged = net.payFee !== order.payFee;
  return (
    <div className={styles.foot}>
      <Sums className={styles.sums}>
        <Sum name="商品金额">
          <Price fen={net.goodsFee} tone="plain" />
        </Sum>
        {net.discountFee !== 0 && (
          <Sum name="优惠">
            <Price fen={-net.discountFee} tone="plain" />
          </Sum>
        )}
        <Sum name="运费">
          <Price fen={net.freightFee} tone="plain" />
        </Sum>
        <Total name={isUnpaid ? '应付合计' : isChanged ? '实际合计' : '合计'}>
          <Price fen={net.payFee} tone={isUnpaid ? 'price' : 'plain'} />
        </Total>
      </Sums>
      {isChanged && (
        <SumsNote>
          下单合计 <Price fen={order.payFee} tone="plain" />
          ，取消与退货 <Price fen={net.payFee - order.payFee} tone="plain" />
        </SumsNote>
      )}
      <SumsNote>
        其中税额（估算） <Price fen={net.taxFee} tone="plain" />
      </SumsNote>
    </div>
  );
}
