import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshSettlements, type Settlement, type SettlementLine } from './settlements.queries.ts';

/** Makes a sheet void with a reason; what it settled is free for another. */
export function VoidDialog({ sheet, onClose }: { sheet: Settlement; onClose: () => void }) {
  const { settleId, settleNo, version } = sheet;
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({
      reason: reason.trim().length < 2 ? '请填写原因' : undefined,
    }),
    { draft: `settlement.void.${settleId}` },
  );
  const send = useWriteOnce(({ reason }: { reason: string }, requestId) =>
    post('/api/OpsSettle/Void', { data: { settleId, version, reason: reason.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="作废结算单"
      action="作废"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSettlements());
        toast.ok('结算单已作废');
        onClose();
      }}
    >
      <p>{settleNo} 作废后，其中的收货与退货可以进入另一张结算单。</p>
      <TextField<{ reason: string }> name="reason" label="原因" isRequired rows={2} maxLength={100} />
    </FormDialog>
  );
}

/** Takes an adjustment back. */
export function ReverseDialog({
  sheet: { settleId, version },
  row,
  onClose,
}: {
  sheet: Settlement;
  row: SettlementLine;
  onClose: () => void;
}) {
  const form = useForm({}, () => ({}));
  const send = useWriteOnce((_: object, requestId) =>
    post('/api/OpsSettle/ReverseAdjust', { data: { settleId, version, lineId: row.lineId, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="撤销调整"
      action="撤销"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSettlements());
        toast.ok('调整已撤销');
        onClose();
      }}
    >
      <p>调整：{row.reason}</p>
    </FormDialog>
  );
}
