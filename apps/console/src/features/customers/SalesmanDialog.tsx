import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';
import { SalesmanField, type SalesmanForm } from './SalesmanField.tsx';

/** Hands a customer to somebody of the shop's side, or to nobody. */
export function SalesmanDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version } = customer;
  const form = useForm<SalesmanForm>({ salesmanId: customer.salesmanId }, () => ({}));
  const send = useWriteOnce(({ salesmanId }: SalesmanForm, requestId) =>
    post('/api/OpsCustomer/SetSalesman', { data: { customerId, version, salesmanId, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="业务员"
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok('业务员已保存');
        onClose();
      }}
    >
      <SalesmanField current={{ userId: customer.salesmanId, userName: customer.salesmanName }} />
    </FormDialog>
  );
}
