import type { Order } from '@jicai/contract/orders.ts';
import { buttonClass } from '@jicai/ui/Button.tsx';
import { CopyButton } from '@jicai/ui/CopyButton.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { StepBar } from '@jicai/ui/StepBar.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '../../app/faults.ts';
import { paths, printPath } from '../../app/paths.ts';
import { useTitle } from '../../app/use-title.ts';
import { nextSentence, orderSteps } from './order-steps.ts';
import { OrderButtons } from './OrderButtons.tsx';
import styles from './OrderDetailPage.module.css';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderDetailSkeleton } from './OrderListSkeleton.tsx';
import { OrderLines } from './OrderLines.tsx';
import { orderQuery } from './orders.queries.ts';
import { OrderSide } from './OrderSide.tsx';
import { Parcels } from './Parcels.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** /center/order/orderDetail?orderNo=…: the state as the title, what to do next, and everything that has happened. */
export function OrderDetailPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const order = useQuery({ ...orderQuery(orderNo), enabled: orderNo !== '' });
  useTitle(order.data ? `${order.data.orderStateText} 订单详情` : '订单详情');
  const isUnknown =
    orderNo === '' || (order.error instanceof Refusal && (order.error.code === '5' || order.error.code === '4'));
  return (
    <>
      <nav className={styles.crumbs} aria-label="当前位置">
        <span>订单中心</span>
        <IconChevronRight size={14} />
        <Link to={paths.center}>我的订单</Link>
        <IconChevronRight size={14} />
        <b aria-current="page">订单详情</b>
      </nav>
      {isUnknown ? (
        <EmptyState
          art="lost"
          headingLevel={1}
          title="没有找到这个订单"
          hint="订单号有误，或者订单不属于当前账号"
          action={
            <Link to={paths.center} className={buttonClass({ look: 'fill' })}>
              回到我的订单
            </Link>
          }
        />
      ) : (
        <QueryState query={order} skeleton={<OrderDetailSkeleton />}>
          {(found) => <OrderView order={found} />}
        </QueryState>
      )}
    </>
  );
}

function OrderView({ order }: { order: Order }) {
  const navigate = useNavigate();
  const actions = useOrderActions({ onDeleted: () => void navigate(paths.center, { replace: true }) });
  const { act, busyNo } = actions;
  return (
    <>
      <section className={styles.top} aria-labelledby="order-state">
        <div className={styles.head}>
          <div className={styles.words}>
            <div className={styles.line}>
              <h1 id="order-state" className={styles.state}>
                {order.orderStateText}
              </h1>
              <span className={styles.pair}>
                订单号 <span className={styles.value}>{order.orderNo}</span>
                <CopyButton text={order.orderNo} label="订单号" />
              </span>
              <span className={styles.pair}>
                <Link to={printPath('order', [order.orderNo])} target="_blank" className={styles.print}>
                  打印订单
                </Link>
                <Link to={printPath('delivery', [order.orderNo])} target="_blank" className={styles.print}>
                  打印送货单
                </Link>
              </span>
              {order.purchaseNo && (
                <span className={styles.pair}>
                  采购单号 <span className={styles.value}>{order.purchaseNo}</span>
                </span>
              )}
            </div>
            <p className={styles.next}>{nextSentence(order)}</p>
          </div>
          <OrderButtons
            order={order}
            onAct={(action) => act(action, order)}
            isBusy={busyNo === order.orderNo}
            place="page"
          />
        </div>
        <StepBar steps={orderSteps(order)} label="订单进度" className={styles.steps} />
      </section>
      <div className={styles.two}>
        <div className={styles.main}>
          {order.parcels.length > 0 && (
            <Parcels
              order={order}
              onReceive={(parcelId) => act('receive', order, parcelId)}
              isBusy={busyNo === order.orderNo}
            />
          )}
          <OrderLines order={order} />
        </div>
        <OrderSide order={order} />
      </div>
      <OrderDialogs actions={actions} />
    </>
  );
}
