import { invoiceFormats } from '@jicai/domain/invoices/invoice-files.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useState } from 'react';
import { InvoiceFilesField } from '../../parts/InvoiceFilesField.tsx';
import { useInvoiceFiles } from '../../parts/use-invoice-files.ts';
import { type Invoice, refreshInvoices } from './invoices.queries.ts';

/** Brings the paper of an issued invoice, in one form or several; the buyer is told and takes it. */
export function AttachDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { invoiceReqNo, invoiceNo, version, files: held } = invoice;
  const files = useInvoiceFiles(invoiceFormats.length);
  const [isAsked, setAsked] = useState(false);
  const form = useForm({}, () => ({}), {});
  const send = useWriteOnce((fileUrls: string[], requestId) =>
    post('/api/OpsInvoice/AttachFiles', { data: { invoiceReqNo, version, fileUrls, requestId } }),
  );
  const none = isAsked && files.urls.length === 0 ? '请选择发票文件' : undefined;
  return (
    <FormDialog
      form={form}
      title="上传发票文件"
      action="保存"
      onClose={onClose}
      onSubmit={async () => {
        setAsked(true);
        if (files.urls.length === 0) return;
        await send(files.urls).finally(() => void refreshInvoices());
        toast.ok('已保存，客户可以下载');
        onClose();
      }}
    >
      <p>
        数电票 {invoiceNo} 的原件，客户在发票详情下载。{held.length > 0 && '已有的同格式文件会被替换。'}
      </p>
      <InvoiceFilesField label="发票文件" files={files} max={invoiceFormats.length} error={none} />
    </FormDialog>
  );
}
