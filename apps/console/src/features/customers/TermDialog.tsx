import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';
import { termFaults, type TermForm, termOf } from './term-form.ts';
import { TermFields } from './TermFields.tsx';

/** Other terms, from the next statement on. */
export function TermDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version, termKind, termDays } = customer;
  const form = useForm<TermForm>({ termKind, termDays: String(termDays) }, termFaults, {
    draft: `customer.term.${customerId}`,
  });
  const send = useWriteOnce((values: TermForm, requestId) =>
    post('/api/OpsCustomer/EditTerm', { data: { customerId, version, ...termOf(values), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="修改账期"
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok('账期已修改，从下一张对账单起生效');
        onClose();
      }}
    >
      <TermFields />
    </FormDialog>
  );
}
