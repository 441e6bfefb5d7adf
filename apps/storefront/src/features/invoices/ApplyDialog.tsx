import { type InvoiceKind, invoiceKindTexts } from '@jicai/domain/invoice-states.ts';
import { email } from '@jicai/domain/validation/account.ts';
import { takesSpecialInvoice } from '@jicai/domain/validation/invoice-title.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { ChoiceCard } from '@jicai/ui/ChoiceCard.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { Form } from '../../app/Form.tsx';
import { post } from '../../app/post.ts';
import { type Faults, useForm } from '../../app/use-form.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { userInfoQuery } from '../accounts/user-info.queries.ts';
import styles from './ApplyDialog.module.css';
import { type InvoiceTitle, refreshInvoices, titlesQuery } from './invoices.queries.ts';
import { TitleChoice } from './TitleChoice.tsx';
import { TitleDialog } from './TitleDialog.tsx';

const formId = 'invoice-apply-form';
const kinds = ['82', '81'] as const;

interface ApplyForm {
  titleId: string;
  receiveEmail: string;
  remark: string;
}

const faultsOf = ({ titleId, receiveEmail, remark }: ApplyForm): Faults<ApplyForm> => ({
  ...(titleId === '' && { titleId: '请选择发票抬头' }),
  ...((receiveEmail.trim() === '' || email(receiveEmail.trim())) && { receiveEmail: '请输入接收发票的邮箱' }),
  ...(Array.from(remark).length > 200 && { remark: '备注不能超过200个字' }),
});

/** The default title and its mailbox, or one's own, stand there until something else is chosen. */
function filledIn(typed: ApplyForm, titles: readonly InvoiceTitle[], ownEmail = ''): ApplyForm {
  const title = titles.find(({ titleId }) => titleId === typed.titleId) ?? titles[0];
  const receiveEmail = typed.receiveEmail || title?.email || ownEmail;
  return { ...typed, titleId: title?.titleId ?? '', receiveEmail };
}

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
  const [kind, setKind] = useState<InvoiceKind>('82');
  const [isAdding, setIsAdding] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { form, values, faults, set, leave, isReady, refuse } = useForm<ApplyForm>(
    { titleId: '', receiveEmail: '', remark: '' },
    (typed) => faultsOf(filledIn(typed, held, user?.email)),
  );
  const filled = filledIn(values, held, user?.email);
  const title = held.find(({ titleId }) => titleId === filled.titleId);
  const maySpecial = user?.customer.customerType === 1;
  const needsTaxNo = kind === '81' && title !== undefined && !takesSpecialInvoice(title);
  const send = useWriteOnce(submitRequest);

  async function submit() {
    if (!isReady() || needsTaxNo) return;
    setIsBusy(true);
    setRefusal('');
    try {
      await send({ ...filled, kind, wanted });
      await refreshInvoices();
      toast.ok('开票申请已提交');
      onDone();
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2' && !refuse(error)) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title="申请开票"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={isBusy}>
            提交申请
          </Button>
        </>
      }
    >
      <p className={styles.sum}>
        {words}，价税合计
        <Price fen={feeFen} className={styles.price} />
      </p>
      <Form ref={form} id={formId} className={styles.form} onLeave={leave} onSubmit={submit}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {maySpecial && (
          <div className={styles.kinds} role="radiogroup" aria-label="发票类型">
            {kinds.map((one) => (
              <ChoiceCard
                key={one}
                name="invoiceKind"
                value={one}
                label={invoiceKindTexts[one]}
                isChosen={kind === one}
                onChoose={() => setKind(one)}
              >
                {invoiceKindTexts[one]}
              </ChoiceCard>
            ))}
          </div>
        )}
        <TitleChoice
          titles={held}
          value={filled.titleId}
          error={needsTaxNo ? '专用发票抬头信息不完整，请补充税号' : faults.titleId}
          onChange={(titleId) => set({ titleId, receiveEmail: '' })}
          onAdd={titles.data?.isEditable ? () => setIsAdding(true) : undefined}
        />
        <Field label="接收邮箱" isRequired error={faults.receiveEmail} help="开具后发票会发到这个邮箱">
          {(control) => (
            <input
              {...control}
              name="receiveEmail"
              inputMode="email"
              autoComplete="email"
              maxLength={100}
              value={filled.receiveEmail}
              onChange={(event) => set({ receiveEmail: event.target.value })}
            />
          )}
        </Field>
        <Field label="发票备注" error={faults.remark} help="会印在发票上，如采购单号">
          {(control) => (
            <textarea
              {...control}
              name="remark"
              rows={2}
              maxLength={220}
              value={values.remark}
              onChange={(event) => set({ remark: event.target.value })}
            />
          )}
        </Field>
      </Form>
      {isAdding && <TitleDialog onClose={() => setIsAdding(false)} onSaved={(titleId) => set({ titleId })} />}
    </Dialog>
  );
}

interface InvoiceRequest extends ApplyForm {
  kind: InvoiceKind;
  wanted: Wanted;
}

async function submitRequest({ kind, titleId, receiveEmail, remark, wanted }: InvoiceRequest, requestId: string) {
  const data = { ...wanted, invoiceKind: kind, titleId, receiveEmail: receiveEmail.trim(), remark: remark.trim() };
  return post('/api/ShopInvoice/Submit', { data: { ...data, items: undefined, requestId } });
}
