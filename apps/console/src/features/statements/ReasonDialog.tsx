import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshStatements, type Statement, type StatementItem } from './statements.queries.ts';

/** Takes an adjustment (`row`) back, or makes the whole statement void; both with a reason. */
export function ReasonDialog({
  statement: { checkId, checkNo, version },
  row,
  onClose,
}: {
  statement: Statement;
  row: StatementItem | undefined;
  onClose: () => void;
}) {
  const title = row ? '冲回调整' : '作废对账单';
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({
      reason: reason.trim().length < 2 ? '请填写原因' : undefined,
    }),
    { draft: `statement.${row ? `reverse.${row.checkItemId}` : `void.${checkId}`}` },
  );
  const send = useWriteOnce(async ({ reason }: { reason: string }, requestId): Promise<void> => {
    const data = { checkId, version, reason: reason.trim(), requestId };
    if (row) await post('/api/OpsCheck/ReverseAdjust', { data: { ...data, checkItemId: row.checkItemId } });
    else await post('/api/OpsCheck/Void', { data });
  });
  return (
    <FormDialog
      form={form}
      title={title}
      action={title}
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshStatements());
        toast.ok(row ? '调整已冲回' : '对账单已作废');
        onClose();
      }}
    >
      <p>{row ? `调整：${row.reason}` : `${checkNo} 作废后，其中的明细进入下一张对账单。`}</p>
      <TextField<{ reason: string }> name="reason" label="原因" isRequired rows={2} maxLength={100} />
    </FormDialog>
  );
}
