import { allOrders } from './list-kinds.ts';
import { OrderListPage } from './OrderListPage.tsx';

/** /center/order/allOrder: the orders of the data scope, by person and department. */
export const AllOrderPage = () => <OrderListPage kind={allOrders} />;
