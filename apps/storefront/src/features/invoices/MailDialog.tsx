import { email } from '@jicai/domain/people/account-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import type { InvoiceModel } from './invoices.queries.ts';

interface MailForm {
  email: string;
}

const check = ({ email: to }: MailForm): Faults<MailForm> =>
  to.trim() === '' || email(to.trim()) ? { email: '邮箱格式不正确' } : {};

/** Under which the typed mailbox survives a lost session. */
export const mailDraft = ({ invoiceReqNo }: InvoiceModel) => `invoice.mail.${invoiceReqNo}`;

/** Sends the invoice to a mailbox, by default the one of the request. */
export function MailDialog({ invoice, onClose }: { invoice: InvoiceModel; onClose: () => void }) {
  const form = useForm<MailForm>({ email: invoice.receiveEmail }, check, { draft: mailDraft(invoice) });
  const send = useWriteOnce((to: string, requestId) =>
    post('/api/ShopInvoice/SendMail', { data: { invoiceNo: invoice.invoiceNo, email: to, requestId } }),
  );

  async function submit(values: MailForm) {
    await send(values.email.trim());
    toast.ok('发票已发送，请查收邮件');
    onClose();
  }

  return (
    <FormDialog form={form} title="发送到邮箱" action="发送" onClose={onClose} onSubmit={submit}>
      <TextField<MailForm>
        name="email"
        label="邮箱"
        isRequired
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
    </FormDialog>
  );
}
