import type { OrderCard } from '@jicai/contract/orders/orders.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orderDetailPath, paths } from '../../app/paths.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { orderPageQuery, orderTone } from '../orders/index.ts';
import styles from './RecentOrders.module.css';

const shown = 5;

/** The latest orders of the list the viewer may see; who bought is said to an enterprise. */
export function RecentOrders({ scope, isEnterprise }: { scope: 'my' | 'all'; isEnterprise: boolean }) {
  const orders = useQuery(orderPageQuery({ pageIndex: 1, pageSize: shown, reqData: { scope } }));
  return (
    <Card
      title="最近订单"
      isFlush
      extra={
        <Link to={scope === 'all' ? paths.allOrder : paths.center} className={buttonClass({ look: 'text' })}>
          全部订单
        </Link>
      }
    >
      <QueryState
        query={orders}
        skeleton={<RowsSkeleton />}
        isEmpty={({ resultData }) => resultData.length === 0}
        empty={<EmptyState title="还没有订单" hint="下单后会显示在这里" headingLevel={3} />}
      >
        {({ resultData }) => (
          <ListTable className={styles.table}>
            <thead>
              <tr>
                <th scope="col">商品</th>
                <th scope="col">供应商</th>
                <th scope="col">{isEnterprise ? '下单人' : '下单时间'}</th>
                <th scope="col" data-right>
                  金额
                </th>
                <th scope="col">状态</th>
              </tr>
            </thead>
            <tbody>
              {resultData.map((order) => (
                <Row key={order.orderId} order={order} isEnterprise={isEnterprise} />
              ))}
            </tbody>
          </ListTable>
        )}
      </QueryState>
    </Card>
  );
}

function Row({ order, isEnterprise }: { order: OrderCard; isEnterprise: boolean }) {
  const [first] = order.items;
  return (
    <tr>
      <td>
        <Link to={orderDetailPath(order.orderNo)} className={cx(styles.goods, 'hit')}>
          <ImageWithFallback src={first?.imgUrl} alt="" className={styles.picture} />
          <span className={styles.words}>
            <span className={styles.name} title={first?.itemName}>
              {first?.itemName}
            </span>
            <span className={styles.no}>
              {order.orderNo}
              {order.itemCount > 1 && ` · 等 ${order.itemCount} 种`}
            </span>
          </span>
        </Link>
      </td>
      <td className={styles.supplier}>{order.supplierName}</td>
      <td className={styles.who}>
        {isEnterprise && order.userName}
        <span className={styles.no}>{shortTime(order.createTime)}</span>
      </td>
      <td data-right>
        <Price fen={order.payFee} tone="plain" className={styles.fee} />
      </td>
      <td>
        <Tag tone={orderTone(order.orderState)} isState>
          {order.orderStateText}
        </Tag>
      </td>
    </tr>
  );
}

function RowsSkeleton() {
  return (
    <Loading className={styles.waiting}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Loading>
  );
}
