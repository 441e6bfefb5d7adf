import { invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
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
  onChange,
}: {
  choice: InvoiceChoice;
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<SettleForm>) => void;
}) {
  const { kind } = choice;
  if (!choice.isOpen) {
    return (
      <Card isStep title="发票信息">
        <p className={styles.note}>账期订单在对账确认后统一开票</p>
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
        <p className={styles.note}>订单完成后，可在发票管理中申请</p>
      ) : (
        <Receiver choice={choice} faults={faults} onChange={onChange} />
      )}
    </Card>
  );
}

/** Title and mailbox; who looks after the titles may add one here. */
function Receiver({ choice, faults, onChange }: Parameters<typeof InvoiceCard>[0]) {
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
