import { cancelledOrders } from './list-kinds.ts';
import { OrderListPage } from './OrderListPage.tsx';

/** /center/order/cancelOrder: one's own orders that came to nothing. */
export const CancelOrderPage = () => <OrderListPage kind={cancelledOrders} />;
