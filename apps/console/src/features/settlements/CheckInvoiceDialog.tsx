import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { refreshSettlements, type Settlement, type SupplierInvoice } from './settlements.queries.ts';

interface CheckForm {
  result: 'accepted' | 'refused';
  reason: string;
}

/** 核对: the invoice is right, or goes back with a reason. */
export function CheckInvoiceDialog({
  sheet: { settleId, version, supplierName },
  invoice,
  onClose,
}: {
  sheet: Settlement;
  invoice: SupplierInvoice;
  onClose: () => void;
}) {
  const { invoiceId, invoiceNo, issuedOn, fee, fileUrl } = invoice;
  const form = useForm<CheckForm>(
    { result: 'accepted', reason: '' },
    ({ result, reason }) => ({
      reason: result === 'refused' && reason.trim().length < 2 ? '请填写退回原因' : undefined,
    }),
    { draft: `settlement.invoice.${invoiceId}` },
  );
  const { result } = useValues(form);
  const send = useWriteOnce((values: CheckForm, requestId) => {
    const isAccepted = values.result === 'accepted';
    const reason = isAccepted ? undefined : values.reason.trim();
    return post('/api/OpsSettle/CheckInvoice', {
      data: { settleId, version, invoiceId, isAccepted, reason, requestId },
    });
  });
  return (
    <FormDialog
      form={form}
      title="核对供应商发票"
      action={result === 'accepted' ? '核对无误' : '退回'}
      isDanger={result === 'refused'}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSettlements());
        toast.ok(values.result === 'accepted' ? '已核对，可以付款' : '已退回供应商');
        onClose();
      }}
    >
      <Pairs>
        <Pair name="供应商">{supplierName}</Pair>
        <Pair name="发票号码">{invoiceNo}</Pair>
        <Pair name="开票日期">{issuedOn}</Pair>
        <Pair name="价税合计">{fenText(fee)}</Pair>
        <Pair name="文件">
          <a href={fileUrl} download>
            下载核对
          </a>
        </Pair>
      </Pairs>
      <SelectField<CheckForm> name="result" label="结果" isRequired>
        <option value="accepted">与结算单一致</option>
        <option value="refused">有误，退回</option>
      </SelectField>
      {result === 'refused' && (
        <TextField<CheckForm> name="reason" label="退回原因" isRequired rows={2} maxLength={100} />
      )}
    </FormDialog>
  );
}
