import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { WaybillDialog } from '../../parts/WaybillDialog.tsx';
import { type Order, refreshOrders } from './orders.queries.ts';

/** The waybill of an order; it counts as printed from then on. */
export function OrderWaybill({ order: { orderNo, version }, onClose }: { order: Order; onClose: () => void }) {
  async function ask() {
    const data = { orderNo, version, requestId: newRequestId() };
    const { resultData } = await post('/api/OpsOrder/PrintWaybill', { data });
    void refreshOrders();
    return resultData;
  }
  return <WaybillDialog no={orderNo} ask={ask} onClose={onClose} />;
}
