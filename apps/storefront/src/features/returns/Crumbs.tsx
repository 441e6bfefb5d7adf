import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import { orderDetailPath, paths } from '../../app/paths.ts';
import styles from './Crumbs.module.css';

/** The way to a page of after-sales: the orders, the order, and where one is. */
export function Crumbs({ orderNo, here }: { orderNo: string; here: string }) {
  return (
    <nav className={styles.crumbs} aria-label="当前位置">
      <Link to={paths.center}>我的订单</Link>
      <IconChevronRight size={14} />
      <Link to={orderDetailPath(orderNo)}>订单详情</Link>
      <IconChevronRight size={14} />
      <b aria-current="page">{here}</b>
    </nav>
  );
}
