import { longestReleaseDays } from '@jicai/domain/payments/credit-limits.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';

interface ReleaseForm {
  days: string;
  reason: string;
}

const choices = Array.from({ length: longestReleaseDays }, (_, at) => at + 1);

/** Asks a second person to let an overdue customer buy on account for some days. */
export function ReleaseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version } = customer;
  const form = useForm<ReleaseForm>(
    { days: '3', reason: '' },
    ({ reason }) => ({ reason: reason.trim().length < 2 ? '请填写原因' : undefined }),
    { draft: `customer.release.${customerId}` },
  );
  const send = useWriteOnce(({ days, reason }: ReleaseForm, requestId) =>
    post('/api/OpsCustomer/ReleaseOverdue', {
      data: { customerId, version, days: Number(days), reason: reason.trim(), requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title="申请临时放行"
      action="提交复核"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok('已提交，第二人复核后放行');
        onClose();
      }}
    >
      <SelectField<ReleaseForm> name="days" label="放行天数" isRequired help="从复核通过时起算">
        {choices.map((days) => (
          <option key={days} value={days}>
            {days} 天
          </option>
        ))}
      </SelectField>
      <TextField<ReleaseForm> name="reason" label="原因" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
