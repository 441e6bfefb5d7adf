import { rejectReason } from '@jicai/domain/people/enterprise-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { defaultTerm } from '@jicai/domain/statements/payment-terms.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshRegisters, type Register } from './registers.queries.ts';

// What an approval would set counts for nothing here.
const noTerms = { termKind: defaultTerm.kind, termDays: defaultTerm.days, creditLimit: 0 };

/** Sends a registration back with a reason, which the applicant reads. */
export function RefuseRegisterDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { registerId, version } = register;
  const form = useForm({ reason: '' }, ({ reason }) => ({ reason: rejectReason(tidyText(reason)) }), {
    draft: `register.refuse.${registerId}`,
  });
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) => {
    const data = { registerId, version, isAgree: false, reason, requestId };
    return post('/api/OpsCustomer/AuditRegister', { data: { ...data, ...noTerms } });
  });
  return (
    <FormDialog
      form={form}
      title={`退回 ${register.customerName}`}
      action="退回"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshRegisters());
        toast.ok('已退回，申请人会收到原因');
        onClose();
      }}
    >
      <TextField<{ reason: string }>
        name="reason"
        label="退回原因"
        isRequired
        rows={3}
        maxLength={200}
        help="申请人会看到，并可修改后重新提交"
      />
    </FormDialog>
  );
}
