import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type BankLine, refreshBank } from './bank.queries.ts';

/** A line that is no customer's payment: it leaves the open ones with why. */
export function SetAsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { lineId, payerName, receivedFee } = line;
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({ reason: reason.trim().length < 2 ? '请填写搁置原因' : undefined }),
    { draft: `bank.aside.${lineId}` },
  );
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) =>
    post('/api/OpsBank/SetAside', { data: { lineId, reason: reason.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="搁置流水"
      action="搁置"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshBank());
        toast.ok('已搁置，可在「已搁置」里恢复');
        onClose();
      }}
    >
      <p>
        {payerName || '银行未提供付款方'}，{fenText(receivedFee)}
      </p>
      <TextField<{ reason: string }>
        name="reason"
        label="搁置原因"
        isRequired
        rows={2}
        maxLength={200}
        help="如利息、内部转账、押金；不会记到任何订单"
      />
    </FormDialog>
  );
}
