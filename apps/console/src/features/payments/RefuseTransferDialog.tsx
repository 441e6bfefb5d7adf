import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshPayments, type TransferRow } from './payments.queries.ts';

/** The money of a report is not there: the payer is told why and may correct it. */
export function RefuseTransferDialog({ transfer, onClose }: { transfer: TransferRow; onClose: () => void }) {
  const { tradeNo, bankSerialNo, payerName } = transfer;
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({ reason: reason.trim().length < 2 ? '请填写退回原因' : undefined }),
    { draft: `transfer.refuse.${tradeNo}` },
  );
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) =>
    post('/api/OpsPay/RejectTransfer', { data: { tradeNo, bankSerialNo, reason: reason.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="退回转账凭证"
      action="退回"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshPayments());
        toast.ok('凭证已退回，买家会收到原因');
        onClose();
      }}
    >
      <p>
        {payerName}，流水号 {bankSerialNo}
      </p>
      <TextField<{ reason: string }> name="reason" label="退回原因" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
