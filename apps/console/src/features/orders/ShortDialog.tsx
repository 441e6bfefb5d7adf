import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Order, refreshOrders } from './orders.queries.ts';
import { unshippedOf } from './ship-items.ts';

interface ShortForm {
  orderItemId: string;
  qty: string;
}

/** 缺货取消: units of a line that will not come; the buyer gets his money, or his credit, back at once. */
export function ShortDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const due = unshippedOf(order);
  const restOf = (orderItemId: string) => due.find((one) => one.orderItemId === orderItemId)?.qty ?? 0;
  const form = useForm<ShortForm>(
    { orderItemId: due[0]?.orderItemId ?? '', qty: '' },
    ({ orderItemId, qty }) => {
      const rest = restOf(orderItemId);
      const isRight = /^\d{1,6}$/.test(qty.trim()) && Number(qty) >= 1 && Number(qty) <= rest;
      return { qty: isRight ? undefined : `请输入 1 到 ${rest} 的整数` };
    },
    { draft: `order.short.${order.orderNo}` },
  );
  const send = useWriteOnce(({ orderItemId, qty }: ShortForm, requestId) =>
    post('/api/OpsOrder/CancelShort', {
      data: { orderNo: order.orderNo, version: order.version, orderItemId, qty: Number(qty), requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title="缺货取消"
      action="取消并退回"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshOrders());
        toast.ok('已取消缺货数量，款项或额度已退回');
        onClose();
      }}
    >
      <SelectField<ShortForm> name="orderItemId" label="商品" isRequired>
        {order.lines
          .filter((line) => restOf(line.orderItemId) > 0)
          .map((line) => (
            <option key={line.orderItemId} value={line.orderItemId}>
              {line.itemName}（待发 {restOf(line.orderItemId)}）
            </option>
          ))}
      </SelectField>
      <TextField<ShortForm>
        name="qty"
        label="缺货数量"
        inputMode="numeric"
        help="退回的款项含这部分的运费；客户会收到通知"
        isRequired
      />
    </FormDialog>
  );
}
