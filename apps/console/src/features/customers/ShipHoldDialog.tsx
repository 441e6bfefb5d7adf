import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';

/** Keeps a customer's goods in the warehouse, with the reason everybody reads, or lets them leave again. */
export function ShipHoldDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version, shipHold } = customer;
  const isHeld = shipHold !== '';
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({
      reason: !isHeld && reason.trim().length < 2 ? '请填写停止发货的原因' : undefined,
    }),
    { draft: `customer.shipHold.${customerId}` },
  );
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) =>
    post('/api/OpsCustomer/SetShipHold', {
      data: { customerId, version, shipHold: isHeld ? '' : reason.trim(), requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={isHeld ? '恢复发货' : '停止发货'}
      action={isHeld ? '恢复发货' : '停止发货'}
      isDanger={!isHeld}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok(isHeld ? '已恢复发货' : '已停止发货');
        onClose();
      }}
    >
      {isHeld ? (
        <p>停止原因：{shipHold}。恢复后，待发货的订单可以发出。</p>
      ) : (
        <TextField<{ reason: string }>
          name="reason"
          label="原因"
          isRequired
          maxLength={100}
          help="运营与供应商在订单上会看到；已发出的包裹不受影响"
        />
      )}
    </FormDialog>
  );
}
