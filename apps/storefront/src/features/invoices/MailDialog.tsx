import { email } from '@jicai/domain/validation/account.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { Form } from '../../app/Form.tsx';
import { post } from '../../app/post.ts';
import { useForm } from '../../app/use-form.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import type { InvoiceModel } from './invoices.queries.ts';

const formId = 'invoice-mail-form';

/** Sends the invoice to a mailbox, by default the one of the request. */
export function MailDialog({ invoice, onClose }: { invoice: InvoiceModel; onClose: () => void }) {
  const { form, values, faults, set, leave, isReady, refuse } = useForm({ email: invoice.receiveEmail }, (typed) =>
    typed.email.trim() === '' || email(typed.email.trim()) ? { email: '邮箱格式不正确' } : {},
  );
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = useWriteOnce((to: string, requestId) =>
    post('/api/ShopInvoice/SendMail', { data: { invoiceNo: invoice.invoiceNo, email: to, requestId } }),
  );

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      await send(values.email.trim());
      toast.ok('发票已发送，请查收邮件');
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2' && !refuse(error)) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title="发送到邮箱"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={isBusy}>
            发送
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} onLeave={leave} onSubmit={submit}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <Field label="邮箱" isRequired error={faults.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              inputMode="email"
              autoComplete="email"
              maxLength={100}
              value={values.email}
              onChange={(event) => set({ email: event.target.value })}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
