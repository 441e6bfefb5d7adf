import { tidyCode } from '@jicai/domain/forms/text.ts';
import {
  type InvoiceTitleForm,
  invoiceTitleFaults,
  titleTypes,
  titleTypeTexts,
} from '@jicai/domain/invoices/invoice-title-form.ts';
import { titleFieldTexts } from '@jicai/domain/invoices/title-change.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { useForm } from '@jicai/web/form/use-form.ts';
import { reasonFaults } from './reason-form.ts';
import { type CustomerTitle, refreshTitles } from './titles.queries.ts';

type Values = Omit<InvoiceTitleForm, 'titleType'> & { titleType: string; reason: string };

/** Corrects a title of a customer by the rules of its own form. */
export function TitleDialog({
  customerId,
  title: { titleId, version, isDefault: _isDefault, titleType, ...texts },
  onClose,
}: {
  customerId: string;
  title: CustomerTitle;
  onClose: () => void;
}) {
  const form = useForm<Values>({ ...texts, titleType: String(titleType), reason: '' }, faultsOf, {
    draft: `customer.title.${titleId}`,
  });
  const send = useWriteOnce(({ reason, ...values }: Values, requestId) =>
    post('/api/OpsCustomer/CorrectTitle', {
      data: { customerId, titleId, version, ...tidied(values), reason: reason.trim(), requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title="更正发票抬头"
      width={560}
      action="更正并通知客户"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshTitles());
        toast.ok('已更正，客户会收到通知');
        onClose();
      }}
    >
      <SelectField<Values> name="titleType" label={titleFieldTexts.titleType} isRequired isWide>
        {Object.values(titleTypes).map((type) => (
          <option key={type} value={type}>
            {titleTypeTexts[type]}
          </option>
        ))}
      </SelectField>
      <TextField<Values> name="titleName" label={titleFieldTexts.titleName} isRequired isWide maxLength={120} />
      <TextField<Values> name="taxNo" label={titleFieldTexts.taxNo} isWide maxLength={20} />
      {(['regAddress', 'regTel', 'bankName', 'bankAccount', 'email', 'mobile'] as const).map((field) => (
        <TextField<Values> key={field} name={field} label={titleFieldTexts[field]} maxLength={120} />
      ))}
      <TextField<Values> name="reason" label="原因" isRequired isWide rows={2} maxLength={200} />
    </FormDialog>
  );
}

const typeOf = (value: string) =>
  Object.values(titleTypes).find((type) => String(type) === value) ?? titleTypes.company;

const tidied = ({ titleType, ...texts }: Omit<Values, 'reason'>): InvoiceTitleForm => ({
  titleType: typeOf(titleType),
  titleName: texts.titleName.trim(),
  taxNo: tidyCode(texts.taxNo).toUpperCase(),
  regAddress: texts.regAddress.trim(),
  regTel: texts.regTel.trim(),
  bankName: texts.bankName.trim(),
  bankAccount: tidyCode(texts.bankAccount),
  email: texts.email.trim(),
  mobile: tidyCode(texts.mobile),
});

function faultsOf({ reason, ...values }: Values): Faults<Values> {
  const faults: Faults<Values> = { ...reasonFaults({ reason }) };
  for (const { field, msg } of invoiceTitleFaults(tidied(values))) faults[field as keyof Values] ??= msg;
  return faults;
}
