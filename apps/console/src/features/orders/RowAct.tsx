import type { ShopOrderAction } from '@jicai/domain/orders/shop-order-actions.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toastRefusal } from '@jicai/web/call/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OrderDialogs } from './OrderDialogs.tsx';
import { type OrderRow, orderQuery } from './orders.queries.ts';

/** An act of an order's row whose dialog is asked for. */
export interface AskedAct {
  orderNo: string;
  action: ShopOrderAction;
}

/** What is done in a row, most pressing first; everything else is done in the drawer. */
const inRow = [
  ['auditCancel', '处理'],
  ['ship', '发货'],
] as const satisfies readonly (readonly [ShopOrderAction, string])[];

/** The one act that an order waits for. */
export function RowAct({
  order: { orderNo, actions },
  onAct,
}: {
  order: Pick<OrderRow, 'orderNo' | 'actions'>;
  onAct: (act: AskedAct) => void;
}) {
  const [action, text] = inRow.find(([name]) => actions.includes(name)) ?? [];
  return (
    action && (
      <Button look="text" size="sm" aria-label={`${text} ${orderNo}`} onClick={() => onAct({ orderNo, action })}>
        {text}
      </Button>
    )
  );
}

/** Its dialog over the list, once the order is here as it stands now. */
export function RowActDialog({ act: { orderNo, action }, onClose }: { act: AskedAct; onClose: () => void }) {
  const { data: order, error } = useQuery({ ...orderQuery(orderNo), staleTime: 0 });
  useEffect(() => {
    if (!error) return;
    toastRefusal(error);
    onClose();
  }, [error, onClose]);
  return order && <OrderDialogs order={order} action={action} onClose={onClose} />;
}
