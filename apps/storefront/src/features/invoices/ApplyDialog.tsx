import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { invoiceKinds, invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { type FormOf, useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { applyDraft, type ApplyForm, applyFaults, choiceOf, firstForm, firstTitle, type Wanted } from './apply-form.ts';
import styles from './ApplyDialog.module.css';
import { ApplyUnits } from './ApplyUnits.tsx';
import { type InvoiceModel, refreshInvoices, titlesQuery } from './invoices.queries.ts';
import { titleDraft } from './title-form.ts';
import { TitleChoice } from './TitleChoice.tsx';
import { TitleDialog } from './TitleDialog.tsx';

const kinds = [invoiceKinds.ordinary, invoiceKinds.special] as const;

/** One invoice for the chosen orders, whole or by lines and units, or for a statement: kind, title and where it goes. */
export function ApplyDialog({
  wanted,
  words,
  again,
  onClose,
  onDone,
}: {
  wanted: Wanted;
  /** What is invoiced, before its sum. */
  words: string;
  /** The failed request that fills the form in. */
  again?: InvoiceModel | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const titles = useQuery(titlesQuery());
  const held = titles.data?.resultData ?? [];
  const { data: user } = useQuery(userInfoQuery());
  const [isAdding, setIsAdding] = useState(() => hasDraft(titleDraft(undefined)));
  /** The first title and its mailbox, or one's own, stand there until something else is chosen. */
  const filledIn = (typed: ApplyForm) => {
    const title = held.find(({ titleId }) => titleId === typed.titleId) ?? firstTitle(held, again);
    const receiveEmail = typed.receiveEmail || title?.email || user?.email || '';
    return { title, form: { ...typed, titleId: title?.titleId ?? '', receiveEmail } };
  };
  const form = useForm<ApplyForm>(
    firstForm(wanted, again),
    (typed) => {
      const filled = filledIn(typed);
      return applyFaults(filled.form, wanted, filled.title);
    },
    { draft: applyDraft(wanted), fieldOfCode: { '7001': 'units', '7002': 'titleId' } },
  );
  const { title, form: filled } = filledIn(useValues(form));
  const send = useWriteOnce(submitRequest);

  async function submit(typed: ApplyForm) {
    await send({ ...filledIn(typed).form, wanted });
    await refreshInvoices();
    toast.ok('开票申请已提交');
    onDone();
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="申请开票"
      width={560}
      action="提交申请"
      before={
        <p className={styles.sum} aria-live="polite">
          {words}，价税合计
          <Price fen={choiceOf(wanted, filled.units).feeFen} className={styles.price} />
        </p>
      }
      after={
        isAdding && <TitleDialog onClose={() => setIsAdding(false)} onSaved={(titleId) => form.set({ titleId })} />
      }
      onClose={onClose}
      onSubmit={submit}
    >
      {'orders' in wanted && (
        <ApplyUnits
          orders={wanted.orders}
          units={filled.units}
          error={form.faults.units}
          onChange={(units) => form.set({ units })}
        />
      )}
      {user?.customer.customerType === customerTypes.enterprise && (
        <div className={styles.kinds} role="radiogroup" aria-label="发票类型">
          {kinds.map((one) => (
            <ChoiceCard
              key={one}
              name="invoiceKind"
              value={one}
              label={invoiceKindTexts[one]}
              isChosen={filled.kind === one}
              onChoose={() => form.set({ kind: one })}
            >
              {invoiceKindTexts[one]}
            </ChoiceCard>
          ))}
        </div>
      )}
      <TitleChoice
        titles={held}
        value={filled.titleId}
        // A title that lacks something is told at once: it cannot be mended in this form.
        error={(title && applyFaults(filled, wanted, title).titleId) ?? form.faults.titleId}
        onChange={(titleId) => form.set({ titleId, receiveEmail: '' })}
        onAdd={titles.data?.isEditable ? () => setIsAdding(true) : undefined}
      />
      <Mailbox form={form} value={filled.receiveEmail} />
      <TextField<ApplyForm> name="remark" label="发票备注" help="会印在发票上，如采购单号" rows={2} maxLength={220} />
    </FormDialog>
  );
}

/** Shows the mailbox that is used while none was typed. */
function Mailbox({ form, value }: { form: FormOf<ApplyForm>; value: string }) {
  const { field } = useController({ control: form.control, name: 'receiveEmail' });
  return (
    <Field label="接收邮箱" isRequired error={form.faults.receiveEmail} help="开具后发票会发到这个邮箱">
      {(control) => (
        <input {...control} {...field} inputMode="email" autoComplete="email" maxLength={100} value={value} />
      )}
    </Field>
  );
}

interface InvoiceRequest extends ApplyForm {
  wanted: Wanted;
}

async function submitRequest({ wanted, units, ...typed }: InvoiceRequest, requestId: string) {
  const { kind: invoiceKind, titleId, receiveEmail, remark } = typed;
  const { asked } = choiceOf(wanted, units);
  const data = { ...asked, invoiceKind, titleId, receiveEmail: receiveEmail.trim(), remark: remark.trim() };
  return post('/api/ShopInvoice/Submit', { data: { ...data, requestId } });
}
