import { orderTabs } from '@jicai/domain/order-states.ts';
import { buttonClass } from '@jicai/ui/Button.tsx';
import { cx } from '@jicai/ui/cx.ts';
import { IconClipboardList, IconMapPin, IconShieldCheck, IconTruckDelivery, IconUser } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import { useIsSignedIn, useSession } from '../../app/session.ts';
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

function Numbers({ className }: { className?: string }) {
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

/** Beside the carousel: who I am and what waits for me, or the ways in. */
export function AccountCard() {
  const isSignedIn = useIsSignedIn();
  return (
    <aside className={styles.card} aria-label="我的账户">
      {isSignedIn ? <Mine /> : <Visitor />}
    </aside>
  );
}

function Mine() {
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

function Visitor() {
  const { name } = useShopName();
  const services = useTemplate((template) => template.tempData?.bottomContent.services[0]);
  return (
    <>
      <div className={styles.me}>
        <span className={styles.avatar}>
          <IconUser size={22} />
        </span>
        <div>
          <b>您好，欢迎光临</b>
          <span>登录后查看您的价格与订单</span>
        </div>
      </div>
      <div className={styles.enter}>
        <Link to={paths.login} className={buttonClass({ look: 'fill' })}>
          登录
        </Link>
        <Link to={paths.register} className={buttonClass({ look: 'ghost' })}>
          注册
        </Link>
      </div>
      <div className={styles.box}>
        <b>{services?.title ?? name}</b>
        <span>{services?.desc ?? '正品保障，随单开票'}</span>
      </div>
      <div className={styles.quick}>
        <Link to={paths.center}>
          <IconTruckDelivery />
          查物流
        </Link>
        <Link to={paths.help}>
          <IconShieldCheck />
          售后保障
        </Link>
      </div>
      <p className={styles.notice}>
        还没有账号？
        <Link to={paths.register}>免费注册</Link>
      </p>
    </>
  );
}

/** The numbers as a row, for phones. */
export function AccountRow() {
  return useIsSignedIn() ? <Numbers className={styles.row} /> : null;
}
