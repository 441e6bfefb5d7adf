import type { ShopOrderAction } from '@jicai/domain/orders/shop-order-actions.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Order } from './orders.queries.ts';
import { unshippedOf } from './ship-items.ts';
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
      return unshippedOf(order).length > 0 ? (
        <ShipDialog order={order} onClose={onClose} />
      ) : (
        <AllSent onClose={onClose} />
      );
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

/** Somebody else sent what was left while the dialog stood open. */
function AllSent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="商品已全部发出"
      onClose={onClose}
      footer={
        <Button look="fill" onClick={onClose}>
          知道了
        </Button>
      }
    >
      这张订单余下的商品刚由别人发出，没有重复发货。
    </Dialog>
  );
}
