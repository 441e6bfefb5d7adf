import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Invoice, refreshInvoices } from './invoices.queries.ts';

/** Records an invoice that was issued outside, by its twenty digits. */
export function MarkIssuedDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { invoiceReqNo, version, titleName } = invoice;
  const form = useForm(
    { invoiceNo: '' },
    ({ invoiceNo }) => ({ invoiceNo: /^\d{20}$/.test(invoiceNo.trim()) ? undefined : '请输入20位数电票号码' }),
    { draft: `invoice.mark.${invoiceReqNo}` },
  );
  const send = useWriteOnce(({ invoiceNo }: { invoiceNo: string }, requestId) =>
    post('/api/OpsInvoice/MarkIssued', { data: { invoiceReqNo, version, invoiceNo: invoiceNo.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="登记已开发票"
      action="登记"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshInvoices());
        toast.ok('已登记，客户可以看到发票号码');
        onClose();
      }}
    >
      <p>{titleName} 的发票已在税务平台开具时，登记它的号码。</p>
      <TextField<{ invoiceNo: string }>
        name="invoiceNo"
        label="数电票号码"
        inputMode="numeric"
        isRequired
        maxLength={20}
      />
    </FormDialog>
  );
}
