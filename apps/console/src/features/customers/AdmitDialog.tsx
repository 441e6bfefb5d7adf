import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { defaultTerm } from '@jicai/domain/statements/payment-terms.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useNavigate } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import { refreshRegisters, type Register } from './registers.queries.ts';
import { termFaults, type TermForm, termOf } from './term-form.ts';
import { TermFields } from './TermFields.tsx';

interface AdmitForm extends TermForm {
  /** 元; '' or 0 for none. */
  creditLimit: string;
}

/** Lets a company in with its terms and its credit, in one step. */
export function AdmitDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { registerId, version, customerName } = register;
  const navigate = useNavigate();
  const form = useForm<AdmitForm>(
    { creditLimit: '', termKind: defaultTerm.kind, termDays: String(defaultTerm.days) },
    (values) => ({
      ...termFaults(values),
      creditLimit:
        values.creditLimit !== '' && yuanToFen(values.creditLimit) === undefined ? '请输入正确的额度' : undefined,
    }),
    { draft: `register.admit.${registerId}` },
  );
  const send = useWriteOnce(async ({ creditLimit, ...term }: AdmitForm, requestId) => {
    const data = {
      registerId,
      version,
      isAgree: true,
      reason: '',
      ...termOf(term),
      creditLimit: yuanToFen(creditLimit) ?? 0,
    };
    return (await post('/api/OpsCustomer/AuditRegister', { data: { ...data, requestId } })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={`通过 ${customerName}`}
      width={520}
      action="通过"
      onClose={onClose}
      onSubmit={async (values) => {
        const { customerId, changeId } = await send(values).finally(() => void refreshRegisters());
        toast.ok(changeId ? '已通过，授信待第二人复核' : '已通过，申请人会收到通知');
        onClose();
        void navigate(customerPath(customerId));
      }}
    >
      <TermFields />
      <TextField<AdmitForm>
        name="creditLimit"
        label="授信额度（元）"
        inputMode="decimal"
        placeholder="不授信可留空"
        help="通过后立即可用；超过单人授信上限的部分由第二人复核后生效"
      />
    </FormDialog>
  );
}
