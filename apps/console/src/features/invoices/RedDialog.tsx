import { invoiceKinds, type RedReason, redReasons, redReasonTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { type Invoice, refreshInvoices } from './invoices.queries.ts';
import { canBePartly, emptyRed, redFaults, type RedForm, redLinesOf } from './red-form.ts';

/** Asks for a red letter: of all that is left, or line by line. */
export function RedDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { invoiceReqNo, version, amountFee, redFee, lines, invoiceKind } = invoice;
  const form = useForm<RedForm>(emptyRed(lines), (values) => redFaults(values, lines), {
    draft: `invoice.red.${invoiceReqNo}`,
  });
  const { reason, part } = useValues(form);
  const isPartly = part === 'lines' && canBePartly(reason);
  const send = useWriteOnce((values: RedForm, requestId) => {
    const red = { reason: values.reason, lines: redLinesOf(values, lines) };
    return post('/api/OpsInvoice/ApplyRed', { data: { invoiceReqNo, version, ...red, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title="申请红字发票"
      action="申请"
      width={560}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshInvoices());
        toast.ok(invoiceKind === invoiceKinds.special ? '已申请，等客户确认' : '已申请红字发票');
        onClose();
      }}
    >
      <SelectField<RedForm> name="reason" label="原因" isRequired>
        {Object.values(redReasons).map((code: RedReason) => (
          <option key={code} value={code}>
            {redReasonTexts[code]}
          </option>
        ))}
      </SelectField>
      {canBePartly(reason) && (
        <SelectField<RedForm> name="part" label="范围" isRequired>
          <option value="all">全部剩余 {fenText(amountFee - redFee)}</option>
          <option value="lines">按明细</option>
        </SelectField>
      )}
      {isPartly &&
        lines.map((line) => (
          <TextField<RedForm>
            key={line.lineNo}
            name={`line${line.lineNo}`}
            label={`${line.name} ${line.spec}`}
            inputMode="decimal"
            placeholder={reason === redReasons.allowance ? '折让金额（元）' : `数量，最多 ${line.qty - line.redQty}`}
          />
        ))}
    </FormDialog>
  );
}
