import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { lengthOf } from '@jicai/domain/forms/text.ts';
import { type Order, refreshOrders } from './orders.queries.ts';

interface CancelForm {
  verdict: 'agree' | 'refuse';
  reason: string;
}

/** The answer to a buyer who asks to cancel what is paid: agreed, his money goes back at once; refused, with a reason. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useForm<CancelForm>(
    { verdict: 'agree', reason: '' },
    ({ verdict, reason }) => ({
      reason: verdict === 'refuse' && lengthOf(reason.trim()) < 2 ? '请填写拒绝原因' : undefined,
    }),
    { draft: `cancel.${order.orderNo}` },
  );
  const { verdict } = useValues(form);
  const send = useWriteOnce((values: CancelForm, requestId) =>
    post('/api/OpsOrder/AuditCancel', {
      data: {
        orderNo: order.orderNo,
        version: order.version,
        isAgree: values.verdict === 'agree',
        reason: values.reason.trim(),
        requestId,
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      title="客户申请取消订单"
      action={verdict === 'agree' ? '同意取消并退款' : '拒绝取消'}
      isDanger={verdict === 'agree'}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshOrders());
        toast.ok(values.verdict === 'agree' ? '已同意，款项原路退回' : '已拒绝');
        onClose();
      }}
    >
      <SelectField<CancelForm> name="verdict" label="答复">
        <option value="agree">同意：订单取消，商品退回库存，款项退回</option>
        <option value="refuse">拒绝：继续发货</option>
      </SelectField>
      <TextField<CancelForm>
        name="reason"
        label={verdict === 'agree' ? '给客户的话' : '拒绝原因'}
        rows={3}
        maxLength={200}
        isRequired={verdict === 'refuse'}
      />
    </FormDialog>
  );
}
