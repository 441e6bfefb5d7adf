import { cancelReasonTexts } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { announceCartChange } from '../cart/index.ts';
import { type CancelForm, cancelFaults, cancelOrder, hasOwnWords } from './cancel-order.ts';
import { refreshOrders } from './orders.queries.ts';
import styles from './CancelDialog.module.css';
import type { ActionOrder } from './use-order-actions.ts';

/** Why the order is to be cancelled; the paid one is an application that the shop decides. */
export function CancelDialog({
  order,
  isApplication,
  onClose,
}: {
  order: ActionOrder;
  isApplication: boolean;
  onClose: () => void;
}) {
  const form = useForm<CancelForm>({ reasonCode: '', reason: '', isBackToCart: false }, cancelFaults, {
    draft: `cancel.${order.orderNo}`,
  });
  const { reasonCode } = useValues(form);
  const send = useWriteOnce(cancelOrder);

  async function submit(values: CancelForm) {
    try {
      const { text, orderNos } = await send({ order, isApplication, ...values });
      toast.ok(values.isBackToCart && (await isBackInCart(orderNos)) ? `${text}，商品已放回购物车` : text);
      onClose();
    } finally {
      void refreshOrders();
    }
  }

  return (
    <FormDialog
      form={form}
      title={isApplication ? '申请取消这个订单？' : '取消这个订单？'}
      width={480}
      action={isApplication ? '提交申请' : '取消订单'}
      cancel="先不取消"
      isDanger
      before={
        <p className={styles.text}>
          订单 {order.orderNo}
          {isApplication
            ? ` 等待发货。尚未拣货的订单会立即取消，否则由商家审核；${order.payMode === payModes.credit ? '扣减的信用额度随即恢复' : '已付款项退回原付款方'}。`
            : ' 尚未付款，取消后库存立即释放，不能恢复。同一次提交的订单会一起取消。'}
        </p>
      }
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField<CancelForm> name="reasonCode" label="取消原因" isRequired>
        <option value="">请选择</option>
        {Object.entries(cancelReasonTexts).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      {hasOwnWords(reasonCode) && (
        <TextField<CancelForm> name="reason" label="具体原因" isRequired rows={3} maxLength={100} />
      )}
      {!isApplication && <CheckField<CancelForm> name="isBackToCart">商品放回购物车</CheckField>}
    </FormDialog>
  );
}

/** The order is cancelled in any case; goods that do not come back into the cart only cost the second half of the message. */
async function isBackInCart(orderNos: readonly string[]): Promise<boolean> {
  const results = await Promise.allSettled(
    orderNos.map((orderNo) => post('/api/ShopOrder/Rebuy', { data: { orderNo, requestId: newRequestId() } })),
  );
  announceCartChange();
  return results.some((result) => result.status === 'fulfilled' && result.value.resultData.okCount > 0);
}
