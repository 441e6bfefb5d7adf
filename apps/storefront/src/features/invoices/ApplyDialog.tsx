import { type InvoiceKind, invoiceKindTexts } from '@jicai/domain/invoice-states.ts';
import { email } from '@jicai/domain/validation/account.ts';
import { takesSpecialInvoice } from '@jicai/domain/validation/invoice-title.ts';
import { ChoiceCard } from '@jicai/ui/ChoiceCard.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '../../app/form/fields.tsx';
import { FormDialog } from '../../app/form/FormDialog.tsx';
import type { Faults } from '../../app/form/refused-fields.ts';
import { useForm, useValues } from '../../app/form/use-form.ts';
import { post } from '../../app/post.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { userInfoQuery } from '../accounts/user-info.queries.ts';
import styles from './ApplyDialog.module.css';
import { type InvoiceTitle, refreshInvoices, titlesQuery } from './invoices.queries.ts';
import { TitleChoice } from './TitleChoice.tsx';
import { TitleDialog } from './TitleDialog.tsx';

const kinds = ['82', '81'] as const;

interface ApplyForm {
  kind: InvoiceKind;
  titleId: string;
  receiveEmail: string;
  remark: string;
}
const nothing: ApplyForm = { kind: '82', titleId: '', receiveEmail: '', remark: '' };

const faultsOf = ({ kind, titleId, receiveEmail, remark }: ApplyForm, title?: InvoiceTitle): Faults<ApplyForm> => ({
  ...(titleId === '' && { titleId: '请选择发票抬头' }),
  ...(kind === '81' && title && !takesSpecialInvoice(title) && { titleId: '专用发票抬头信息不完整，请补充税号' }),
  ...((receiveEmail.trim() === '' || email(receiveEmail.trim())) && { receiveEmail: '请输入接收发票的邮箱' }),
  ...(Array.from(remark).length > 200 && { remark: '备注不能超过200个字' }),
});

/** Orders, or none and a confirmed statement for those on account. */
interface Wanted {
  orderNos: string[];
  checkNo?: string;
}

/** One invoice for the chosen orders or a statement: kind, title and where it goes. */
export function ApplyDialog({
  wanted,
  words,
  feeFen,
  onClose,
  onDone,
}: {
  wanted: Wanted;
  /** What is invoiced, before its sum. */
  words: string;
  feeFen: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const titles = useQuery(titlesQuery());
  const held = titles.data?.resultData ?? [];
  const { data: user } = useQuery(userInfoQuery());
  const [isAdding, setIsAdding] = useState(false);
  /** The default title and its mailbox, or one's own, stand there until something else is chosen. */
  const filledIn = (typed: ApplyForm) => {
    const title = held.find(({ titleId }) => titleId === typed.titleId) ?? held[0];
    const receiveEmail = typed.receiveEmail || title?.email || user?.email || '';
    return { title, form: { ...typed, titleId: title?.titleId ?? '', receiveEmail } };
  };
  const form = useForm<ApplyForm>(nothing, (typed) => {
    const filled = filledIn(typed);
    return faultsOf(filled.form, filled.title);
  });
  const { field: mailbox } = useController({ control: form.control, name: 'receiveEmail' });
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
        <p className={styles.sum}>
          {words}，价税合计
          <Price fen={feeFen} className={styles.price} />
        </p>
      }
      after={
        isAdding && <TitleDialog onClose={() => setIsAdding(false)} onSaved={(titleId) => form.set({ titleId })} />
      }
      onClose={onClose}
      onSubmit={submit}
    >
      {user?.customer.customerType === 1 && (
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
        error={title ? faultsOf(filled, title).titleId : form.faults.titleId}
        onChange={(titleId) => form.set({ titleId, receiveEmail: '' })}
        onAdd={titles.data?.isEditable ? () => setIsAdding(true) : undefined}
      />
      <Field label="接收邮箱" isRequired error={form.faults.receiveEmail} help="开具后发票会发到这个邮箱">
        {(control) => (
          <input
            {...control}
            {...mailbox}
            inputMode="email"
            autoComplete="email"
            maxLength={100}
            value={filled.receiveEmail}
          />
        )}
      </Field>
      <TextField<ApplyForm> name="remark" label="发票备注" help="会印在发票上，如采购单号" rows={2} maxLength={220} />
    </FormDialog>
  );
}

interface InvoiceRequest extends ApplyForm {
  wanted: Wanted;
}

async function submitRequest({ kind, titleId, receiveEmail, remark, wanted }: InvoiceRequest, requestId: string) {
  const data = { ...wanted, invoiceKind: kind, titleId, receiveEmail: receiveEmail.trim(), remark: remark.trim() };
  return post('/api/ShopInvoice/Submit', { data: { ...data, items: undefined, requestId } });
}
