import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { invoiceFormats } from '@jicai/domain/invoices/invoice-files.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { InvoiceFilesField } from '../../parts/InvoiceFilesField.tsx';
import { useInvoiceFiles } from '../../parts/use-invoice-files.ts';
import { type Invoice, refreshInvoices } from './invoices.queries.ts';

/** Records an invoice that was issued outside, by its twenty digits. */
export function MarkIssuedDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { invoiceReqNo, version, titleName } = invoice;
  const form = useForm(
    { invoiceNo: '' },
    ({ invoiceNo }) => ({ invoiceNo: /^\d{20}$/.test(invoiceNo.trim()) ? undefined : '请输入20位数电票号码' }),
    { draft: `invoice.mark.${invoiceReqNo}` },
  );
  const files = useInvoiceFiles(invoiceFormats.length);
  const send = useWriteOnce(
    ({ invoiceNo, fileUrls }: { invoiceNo: string; fileUrls: string[] | undefined }, requestId) =>
      post('/api/OpsInvoice/MarkIssued', {
        data: { invoiceReqNo, version, invoiceNo: invoiceNo.trim(), fileUrls, requestId },
      }),
  );
  return (
    <FormDialog
      form={form}
      title="登记已开发票"
      action="登记"
      onClose={onClose}
      onSubmit={async (values) => {
        await send({ ...values, fileUrls: files.urls.length > 0 ? files.urls : undefined }).finally(
          () => void refreshInvoices(),
        );
        toast.ok(files.urls.length > 0 ? '已登记，客户可以下载发票' : '已登记，客户可以看到发票号码');
        onClose();
      }}
    >
      <p>{titleName} 的发票已在税务平台开具时，登记它的号码；有文件的一并上传，客户可以下载。</p>
      <TextField<{ invoiceNo: string }>
        name="invoiceNo"
        label="数电票号码"
        inputMode="numeric"
        isRequired
        maxLength={20}
      />
      <InvoiceFilesField label="发票文件（选填）" files={files} max={invoiceFormats.length} />
    </FormDialog>
  );
}
