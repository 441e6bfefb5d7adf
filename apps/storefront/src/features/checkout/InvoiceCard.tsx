import { type InvoiceKind, invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useState } from 'react';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { TitleChoice, TitleDialog, titleDraft } from '../invoices/index.ts';
import styles from './InvoiceCard.module.css';
import type { SettleForm } from './settle-form.ts';
import type { InvoiceChoice } from './use-invoice-choice.ts';

const none = { value: '', text: '暂不开票' } as const;
const general = { value: '82', text: invoiceKindTexts['82'] } as const;
const special = { value: '81', text: invoiceKindTexts['81'] } as const;

/** Card 4: whether an invoice is asked for with the goods, and to whom. */
export function InvoiceCard({
  choice,
  faults,
  orders,
  onChange,
}: {
  choice: InvoiceChoice;
  faults: Readonly<Record<string, string>>;
  /** What each order of the submission costs, in fen. */
  orders: readonly number[];
  onChange: (part: Partial<SettleForm>) => void;
}) {
  const { kind } = choice;
  if (!choice.isOpen) {
    const { title } = choice;
    return (
      <Card isStep title="发票信息">
        <p className={styles.note}>
          账期订单不随单开票：计入本月对账单，确认对账后统一开票
          {title && `，默认抬头为 ${titleText(title)}${title.email && `，发到 ${title.email}`}`}。
        </p>
      </Card>
    );
  }
  return (
    <Card isStep title="发票信息">
      <div role="radiogroup" aria-label="发票类型" className={styles.kinds}>
        {(choice.isEnterprise ? [none, general, special] : [none, general]).map(({ value, text }) => (
          <ChoiceCard
            key={value}
            name="invoiceKind"
            value={value}
            label={text}
            isChosen={kind === value}
            onChoose={() => onChange({ invoiceKind: value })}
          >
            {text}
          </ChoiceCard>
        ))}
      </div>
      {kind === '' ? (
        <p className={styles.note}>这次不开票；订单完成后可在发票管理中申请</p>
      ) : (
        <>
          <Receiver choice={choice} faults={faults} onChange={onChange} />
          <Issued choice={choice} kind={kind} orders={orders} />
        </>
      )}
    </Card>
  );
}

const titleText = ({ titleName, taxNo }: { titleName: string; taxNo: string }) =>
  taxNo ? `${titleName}（税号 ${taxNo}）` : titleName;

/** What will be issued to whom, in one sentence. */
function Issued({ choice, kind, orders }: { choice: InvoiceChoice; kind: InvoiceKind; orders: readonly number[] }) {
  const { title, receiveEmail } = choice;
  if (!title) return null;
  const sums = orders.map((fen) => fenText(fen)).join('、');
  return (
    <p className={styles.note}>
      订单完成后向 {titleText(title)} 开具{invoiceKindTexts[kind]} {orders.length} 张（每个订单一张：{sums}）
      {receiveEmail && `，发到 ${receiveEmail}`}。
    </p>
  );
}

/** Title and mailbox; who looks after the titles may add one here. */
function Receiver({ choice, faults, onChange }: Omit<Parameters<typeof InvoiceCard>[0], 'orders'>) {
  const [isAdding, setIsAdding] = useState(() => hasDraft(titleDraft(undefined)));
  const mailFault = faults['receiveEmail'];
  return (
    <div className={styles.receiver}>
      <TitleChoice
        titles={choice.titles}
        value={choice.titleId}
        error={faults['titleId']}
        onChange={(titleId) => onChange({ titleId, receiveEmail: '' })}
        onAdd={choice.mayAddTitle ? () => setIsAdding(true) : undefined}
      />
      <Field
        label="收票邮箱"
        isRequired
        help="订单完成后自动申请，开具后发到这个邮箱"
        {...(mailFault !== undefined && { error: mailFault })}
      >
        {(control) => (
          <input
            {...control}
            name="receiveEmail"
            inputMode="email"
            autoComplete="email"
            maxLength={100}
            value={choice.receiveEmail}
            onChange={(event) => onChange({ receiveEmail: event.target.value })}
          />
        )}
      </Field>
      {isAdding && (
        <TitleDialog
          onClose={() => setIsAdding(false)}
          onSaved={(titleId) => onChange({ titleId, receiveEmail: '' })}
        />
      )}
    </div>
  );
}
