import { buyerCancelReasons } from '@jicai/domain/order-states.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import { newRequestId } from '../../app/request-id.ts';
import { Form } from '../../app/Form.tsx';
import { useForm } from '../../app/use-form.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { announceCartChange } from '../cart/cart-in-step.ts';
import { type CancelForm, cancelFaults, cancelOrder } from './cancel-order.ts';
import { refreshOrders } from './orders.queries.ts';
import styles from './CancelDialog.module.css';
import type { ActionOrder } from './use-order-actions.ts';

const formId = 'cancel-form';

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
  const { form, values, faults, set, isReady } = useForm<CancelForm>(
    { reasonCode: '', reason: '', isBackToCart: false },
    cancelFaults,
    { draft: `cancel.${order.orderNo}` },
  );
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = useWriteOnce(cancelOrder);

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      const { text, orderNos } = await send({ order, isApplication, ...values });
      toast.ok(values.isBackToCart && (await isBackInCart(orderNos)) ? `${text}，商品已放回购物车` : text);
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2') setRefusal(error.message);
    } finally {
      setIsBusy(false);
      void refreshOrders();
    }
  }

  const action = isApplication ? '提交申请' : '取消订单';
  return (
    <Dialog
      title={isApplication ? '申请取消这个订单？' : '取消这个订单？'}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>先不取消</Button>
          <Button type="submit" form={formId} look="fill" className={styles.danger} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} className={styles.form} onSubmit={submit}>
        <p className={styles.text}>
          订单 {order.orderNo}
          {isApplication
            ? ' 等待发货。尚未拣货的订单会立即取消，否则由商家审核；已付款项退回原付款方。'
            : ' 尚未付款，取消后库存立即释放，不能恢复。同一次提交的订单会一起取消。'}
        </p>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <Field label="取消原因" isRequired error={faults.reasonCode}>
          {(control) => (
            <select
              {...control}
              value={values.reasonCode}
              onChange={(event) => set({ reasonCode: event.target.value })}
            >
              <option value="">请选择</option>
              {Object.entries(buyerCancelReasons).map(([code, text]) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        {values.reasonCode === '299' && (
          <Field label="具体原因" isRequired error={faults.reason}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={100}
                value={values.reason}
                onChange={(event) => set({ reason: event.target.value })}
              />
            )}
          </Field>
        )}
        {!isApplication && (
          <Checkbox isChecked={values.isBackToCart} onChange={(isBackToCart) => set({ isBackToCart })}>
            商品放回购物车
          </Checkbox>
        )}
      </Form>
    </Dialog>
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
