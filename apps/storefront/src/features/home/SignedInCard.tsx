import { orderTabs } from '@jicai/domain/order-states.ts';
import { buttonClass } from '@jicai/ui/Button.tsx';
import { cx } from '@jicai/ui/cx.ts';
import { IconClipboardList, IconMapPin } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import { useSession } from '../../app/session.ts';
import { useTemplate } from '../../app/template.ts';
import styles from './AccountCard.module.css';
import { stateCountQuery } from '../orders/orders.queries.ts';

/** Tabs of the order list that are worth a look from here. */
const watched = ['待付款', '待发货', '待收货'];

const tabPath = (tab: string) => withQuery(paths.center, { tab });

/** Number of orders behind each watched tab; undefined until the answer is there. */
function useCounts() {
  const { data } = useQuery(stateCountQuery());
  return orderTabs
    .filter(({ label }) => watched.includes(label))
    .map(({ label, states }) => ({
      label,
      count: data && states.reduce((sum, state) => sum + (data[state] ?? 0), 0),
    }));
}

/** Orders behind the watched tabs, each number a link to its list. */
export function Numbers({ className }: { className?: string }) {
  const counts = useCounts();
  return (
    <div className={className}>
      {counts.map(({ label, count }) => (
        <Link key={label} to={tabPath(label)}>
          <b className={cx(label === '待付款' && Boolean(count) && styles.urgent)}>{count ?? '–'}</b>
          <span>{label}</span>
        </Link>
      ))}
    </div>
  );
}

/** The card of somebody signed in: his name, his waiting orders, the ways on. */
export function Mine() {
  const { userName, customerName } = useSession();
  const phone = useTemplate((template) => template.tempData?.topContent.servicePhone);
  return (
    <>
      <div className={styles.me}>
        <span className={styles.avatar} aria-hidden="true">
          {userName.slice(0, 1)}
        </span>
        <div>
          <b>{userName}</b>
          <span>{customerName === userName ? '个人会员' : customerName}</span>
        </div>
      </div>
      <Numbers className={styles.numbers} />
      <Todo />
      <div className={styles.quick}>
        <Link to={paths.center}>
          <IconClipboardList />
          我的订单
        </Link>
        <Link to="/center/kamUser/receivingAddress">
          <IconMapPin />
          收货地址
        </Link>
      </div>
      {phone && <p className={styles.phone}>采购咨询 {phone}</p>}
      <Link to="/center" className={buttonClass({ look: 'soft' }, styles.wholeButton)}>
        进入个人中心
      </Link>
    </>
  );
}

function Todo() {
  const counts = useCounts();
  const toPay = counts[0]?.count;
  const toReceive = counts[2]?.count;
  return (
    <div className={styles.box}>
      <b>{toPay ? `${toPay} 笔订单等待付款` : '没有待付款的订单'}</b>
      <span>{toReceive ? `${toReceive} 笔已发货，收到后请确认` : '已发货的订单会显示在这里'}</span>
    </div>
  );
}
