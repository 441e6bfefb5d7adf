import type { ShopOrderAction } from '@jicai/domain/orders/shop-order-actions.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, refreshOrders } from './orders.queries.ts';

/** What is being done with an order: the act whose dialog is open, and acts that need none. */
export function useOrderActs(order: Order) {
  const [action, setAction] = useState<ShopOrderAction>();
  const lock = useWriteOnce((isLocked: boolean, requestId) =>
    post('/api/OpsOrder/SetPickLock', {
      data: { orderNo: order.orderNo, version: order.version, isLocked, requestId },
    }),
  );
  const locking = useMutation({
    mutationFn: lock,
    onSuccess: (_answer, isLocked) => toast.ok(isLocked ? '已锁定，客户取消须经同意' : '已解除锁定'),
    onSettled: () => void refreshOrders(),
  });
  return {
    action,
    close: () => setAction(undefined),
    choose(chosen: ShopOrderAction) {
      if (chosen === 'setPickLock') locking.mutate(!order.isPickLocked);
      else setAction(chosen);
    },
  };
}
