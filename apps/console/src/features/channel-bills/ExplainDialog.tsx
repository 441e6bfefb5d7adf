import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type BillLine, refreshBills } from './bills.queries.ts';

/** Why a difference is one: it leaves the open ones, and no money moves. */
export function ExplainDialog({ line, onClose }: { line: BillLine; onClose: () => void }) {
  const { lineId, kindText, resultText, no } = line;
  const form = useForm({ note: '' }, ({ note }) => ({ note: note.trim().length < 2 ? '请填写说明' : undefined }), {
    draft: `channelBill.explain.${lineId}`,
  });
  const send = useWriteOnce(({ note }: { note: string }, requestId) =>
    post('/api/OpsChannelBill/Explain', { data: { lineId, note: note.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="说明差异"
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshBills());
        toast.ok('已说明');
        onClose();
      }}
    >
      <p>
        {kindText} {no}，{resultText}，{fenText(line.billFee ?? line.ownFee ?? 0)}
      </p>
      <TextField<{ note: string }>
        name="note"
        label="说明"
        isRequired
        rows={2}
        maxLength={200}
        help="查到的原因和处理结果；只留记录，不改变任何收款"
      />
    </FormDialog>
  );
}
