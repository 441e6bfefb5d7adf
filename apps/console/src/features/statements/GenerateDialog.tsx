import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useNavigate } from 'react-router';
import { statementPath } from '../../app/paths.ts';
import { refreshStatements } from './statements.queries.ts';

interface GenerateForm {
  /** YYYY-MM; '' for the past month. */
  month: string;
}

/** Makes the statement of a month for a customer; where it stands already, it is opened. */
export function GenerateDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<GenerateForm>({ month: '' }, () => ({}), { draft: `statement.generate.${customerId}` });
  const send = useWriteOnce(async ({ month }: GenerateForm, requestId) => {
    const data = { customerId, ...(month && { month }), requestId };
    return (await post('/api/OpsCheck/Generate', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title="出账"
      action="出账"
      onClose={onClose}
      onSubmit={async (values) => {
        const { checkId, isNew } = await send(values).finally(() => void refreshStatements());
        toast.ok(checkId ? (isNew ? '对账单已生成' : '这个月的对账单已经有了') : '没有可以出账的明细');
        onClose();
        if (checkId) void navigate(statementPath(checkId));
      }}
    >
      <TextField<GenerateForm> name="month" label="账期月份" type="month" help="留空为上个月；按货到结算的客户留空" />
    </FormDialog>
  );
}
