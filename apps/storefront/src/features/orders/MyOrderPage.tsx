import { myOrders } from './list-kinds.ts';
import { OrderListPage } from './OrderListPage.tsx';

/** /center/order/myOrder: all of one's own orders, the entry to the personal centre. */
export const MyOrderPage = () => <OrderListPage kind={myOrders} />;
