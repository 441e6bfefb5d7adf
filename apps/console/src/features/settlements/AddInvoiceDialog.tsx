import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { supplierInvoiceFaults } from '@jicai/domain/settlements/settlement-invoices.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useState } from 'react';
import { InvoiceFilesField } from '../../parts/InvoiceFilesField.tsx';
import { useInvoiceFiles } from '../../parts/use-invoice-files.ts';
import { refreshSettlements, type Settlement } from './settlements.queries.ts';

interface InvoiceForm {
  invoiceNo: string;
  issuedOn: string;
  fee: string;
}

/** The supplier's invoice for the sheet; the shop checks it before it pays. */
export function AddInvoiceDialog({ sheet, onClose }: { sheet: Settlement; onClose: () => void }) {
  const { settleId, version, uninvoicedFee } = sheet;
  const today = useToday();
  const files = useInvoiceFiles(1);
  const [isAsked, setAsked] = useState(false);
  const form = useForm<InvoiceForm>(
    { invoiceNo: '', issuedOn: today, fee: paymentText(uninvoicedFee) },
    ({ fee, ...rest }) => supplierInvoiceFaults({ ...rest, feeFen: yuanToFen(fee) }, { openFen: uninvoicedFee, today }),
    { draft: `settlement.invoice.${settleId}` },
  );
  const send = useWriteOnce((values: InvoiceForm & { fileUrl: string }, requestId) =>
    post('/api/OpsOwnSettle/AddInvoice', {
      data: { ...values, fee: yuanToFen(values.fee) ?? 0, settleId, version, requestId },
    }),
  );
  const [fileUrl] = files.urls;
  return (
    <FormDialog
      form={form}
      title="登记发票"
      action="提交"
      onClose={onClose}
      onSubmit={async (values) => {
        setAsked(true);
        if (!fileUrl) return;
        await send({ ...values, fileUrl }).finally(() => void refreshSettlements());
        toast.ok('已提交，等商城核对');
        onClose();
      }}
    >
      <p>还可开票 {fenText(uninvoicedFee)}，可以分几张开具。</p>
      <TextField<InvoiceForm> name="invoiceNo" label="发票号码" inputMode="numeric" isRequired maxLength={20} />
      <DateField<InvoiceForm> name="issuedOn" label="开票日期" isRequired />
      <TextField<InvoiceForm> name="fee" label="价税合计（元）" inputMode="decimal" isRequired />
      <InvoiceFilesField
        label="发票文件"
        files={files}
        max={1}
        error={isAsked && !fileUrl ? '请上传发票文件' : undefined}
      />
    </FormDialog>
  );
}
