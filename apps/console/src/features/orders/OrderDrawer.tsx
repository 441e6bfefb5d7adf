import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { IconScan } from '@jicai/ui/icons/scan-icons.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { scanPath } from '../../app/paths.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import styles from '../../parts/Drawer.module.css';
import { DueTime } from '../../parts/DueTime.tsx';
import { useMay } from '../../app/self.queries.ts';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderView } from './OrderView.tsx';
import { type Order, orderQuery } from './orders.queries.ts';
import { PrintMenu } from './PrintMenu.tsx';
import { useOrderActs } from './use-order-acts.ts';
import own from './OrderDrawer.module.css';

interface OrderDrawerOptions extends DrawerWays {
  orderNo: string;
}

/** One order beside the list, with everything that may be done about it. */
export function OrderDrawer(options: OrderDrawerOptions) {
  const query = useQuery(orderQuery(options.orderNo));
  const bones = (
    <Drawer {...options} label="订单" head={<b className={styles.no}>{options.orderNo}</b>}>
      <QueryState
        query={query}
        skeleton={
          <Loading className={styles.bones}>
            <Skeleton height={140} />
            <Skeleton height={220} />
          </Loading>
        }
      >
        {() => null}
      </QueryState>
    </Drawer>
  );
  return query.data ? <LoadedDrawer {...options} order={query.data} /> : bones;
}

function LoadedDrawer({ order, ...options }: OrderDrawerOptions & { order: Order }) {
  const acts = useOrderActs(order);
  const may = useMay();
  const foot = (
    <>
      {may('ops.order.ship') && <PrintMenu orderNos={[order.orderNo]} refused={refusedPapers(order)} />}
      {order.actions.includes('cancelShort') && (
        <Button className={own.atDesk} onClick={() => acts.choose('cancelShort')}>
          缺货取消
        </Button>
      )}
      {order.actions.includes('auditCancel') && (
        <Button look="fill" onClick={() => acts.choose('auditCancel')}>
          处理取消申请
        </Button>
      )}
      {order.actions.includes('ship') && (
        <>
          <Button look="fill" className={own.atDesk} onClick={() => acts.choose('ship')}>
            发出包裹 {order.parcels.length + 1}
          </Button>
          <Link className={buttonClass({ look: 'fill' }, own.inHand)} to={scanPath(order.orderNo)}>
            <IconScan size={20} />
            扫码发货
          </Link>
        </>
      )}
    </>
  );
  return (
    <>
      <Drawer
        {...options}
        label={`订单 ${order.orderNo}`}
        head={<Head order={order} />}
        foot={(order.actions.length > 0 || may('ops.order.ship')) && foot}
      >
        <OrderView order={order} onChoose={acts.choose} />
      </Drawer>
      <OrderDialogs order={order} action={acts.action} onClose={acts.close} />
    </>
  );
}

/** Why an order has none of a paper now. */
function refusedPapers({ disabledReasons, parcels }: Order) {
  const notShipped = parcels.length === 0 ? '还没有发出包裹' : '';
  return {
    pickingPdf: disabledReasons['ship'] ?? '',
    pickingSheet: disabledReasons['ship'] ?? '',
    labels: disabledReasons['printWaybill'] ?? '',
    delivery: notShipped,
    pricedDelivery: notShipped,
  };
}

function Head({ order }: { order: Order }) {
  return (
    <>
      <p className={styles.line}>
        <b className={styles.no}>{order.orderNo}</b>
        <CopyButton text={order.orderNo} label="订单号" />
        <OrderState order={order} />
      </p>
      <p className={styles.facts}>
        <span>
          {order.customerName} · {order.userName}
        </span>
        {order.payFee !== undefined && (
          <span>
            {order.payModeText} <Price tone="plain" fen={order.payFee} />
          </span>
        )}
        <span>
          {order.placedByName ? `${order.placedByName} 代下单` : '下单'} {shortTime(order.createTime)}
        </span>
        <DueTime time={order.shipDueTime} />
      </p>
    </>
  );
}
