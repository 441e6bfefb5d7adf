import type { Order } from '@jicai/contract/orders.ts';
import { orderStates } from '@jicai/domain/order-states.ts';
import { Card } from '@jicai/ui/Card.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { Sum, Sums, SumsNote, Total } from '@jicai/ui/Sums.tsx';
import { Tag } from '@jicai/ui/Tag.tsx';
import { Link } from 'react-router';
import { type GoodsColumn, GoodsTable } from '../../app/center/GoodsTable.tsx';
import { applyReturnPath } from '../../app/paths.ts';
import styles from './OrderLines.module.css';

type Line = Order['lines'][number];

/** The goods of an order and what they cost. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card title="商品明细" note={`${order.itemCount} 种 ${order.totalQty} 件 · ${order.supplierName}`} isFlush>
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
  { name: '数量', of: ({ qty, unitName }) => `${qty} ${unitName}` },
  { name: '已发 / 已收', of: ({ shippedQty, receivedQty }) => `${shippedQty} / ${receivedQty}` },
  {
    name: '优惠',
    of: ({ discountFee }) =>
      discountFee > 0 ? <Price fen={-discountFee} tone="plain" className={styles.quiet} /> : '–',
  },
  { name: '小计', of: ({ payFee, freightFee }) => <Price fen={payFee - freightFee} tone="plain" /> },
];

/** What was taken back of a line, and the way to send it back. */
function LineNote({ line, order }: { line: Line; order: Order }) {
  const mayReturn = order.actions.includes('applyReturn') && line.returnableQty > 0;
  return (
    <>
      {mayReturn && (
        <Link to={applyReturnPath({ orderNo: order.orderNo, orderItemId: line.orderItemId })} className={styles.after}>
          申请售后<span className="sr">：{line.itemName}</span>
        </Link>
      )}
      {line.cancelledQty > 0 && <Tag tone="grey">已取消 {line.cancelledQty}</Tag>}
      {line.refundedFee > 0 && (
        <Tag tone="grey">
          已退 <Price fen={line.refundedFee} tone="plain" className={styles.small} />
        </Tag>
      )}
    </>
  );
}

/** What it costs; after cancellations and returns what is left of that, under what was ordered. */
function Money({ order }: { order: Order }) {
  const { net } = order;
  const isUnpaid = order.orderState === orderStates.awaitingPayment;
  const isChanged = net.payFee !== order.payFee;
  return (
    <div className={styles.foot}>
      <Sums className={styles.sums}>
        <Sum name="商品金额">
          <Price fen={order.goodsFee} tone="plain" />
        </Sum>
        {order.discountFee > 0 && (
          <Sum name="优惠">
            <Price fen={-order.discountFee} tone="plain" />
          </Sum>
        )}
        <Sum name="运费">
          <Price fen={order.freightFee} tone="plain" />
        </Sum>
        {isChanged && (
          <>
            <Sum name="下单合计">
              <Price fen={order.payFee} tone="plain" />
            </Sum>
            <Sum name="取消与退货">
              <Price fen={net.payFee - order.payFee} tone="plain" />
            </Sum>
          </>
        )}
        <Total name={isUnpaid ? '应付合计' : isChanged ? '实际合计' : '合计'}>
          <Price fen={net.payFee} tone={isUnpaid ? 'price' : 'plain'} />
        </Total>
      </Sums>
      <SumsNote>
        其中税额（估算） <Price fen={net.taxFee} tone="plain" />
      </SumsNote>
    </div>
  );
}
