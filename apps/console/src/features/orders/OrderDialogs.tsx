import type { ShopOrderAction } from '@jicai/domain/orders/shop-order-actions.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Order } from './orders.queries.ts';
import { ShipDialog } from './ShipDialog.tsx';
import { ShortDialog } from './ShortDialog.tsx';
import { OrderWaybill } from './OrderWaybill.tsx';

/** The dialog of an act that needs one; locking for picking needs none. */
export function OrderDialogs({
  order,
  action,
  onClose,
}: {
  order: Order;
  action: ShopOrderAction | undefined;
  onClose: () => void;
}) {
  switch (action) {
    case 'ship':
      return <ShipDialog order={order} onClose={onClose} />;
    case 'auditCancel':
      return <CancelDialog order={order} onClose={onClose} />;
    case 'cancelShort':
      return <ShortDialog order={order} onClose={onClose} />;
    case 'printWaybill':
      return <OrderWaybill order={order} onClose={onClose} />;
    case 'proposeChange':
      return <ChangeDialog order={order} onClose={onClose} />;
    case 'setPickLock':
    case undefined:
      return null;
    default:
      return action satisfies never;
  }
}
