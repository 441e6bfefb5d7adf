import { Crumbs } from '../../app/center/Crumbs.tsx';
import { orderDetailPath, paths } from '../../app/paths.ts';

/** The way to a page of after-sales: the orders, the order, and where one is. */
export function ReturnCrumbs({ orderNo, here }: { orderNo: string; here: string }) {
  const trail = [
    { label: '我的订单', to: paths.center },
    { label: '订单详情', to: orderDetailPath(orderNo) },
  ];
  return <Crumbs trail={trail} here={here} />;
}
