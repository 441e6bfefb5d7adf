import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import styles from './PayModeChoice.module.css';
import { inOrder, payWhenText } from './settle-form.ts';

type Mode = SettlePreview['payModes'][number];

/** Card 3: how the order is paid; a mode that is closed says why. */
export function PayModeChoice({
  preview: { payModes: modes, payFee, needAudit },
  chosen,
  onChoose,
}: {
  preview: SettlePreview;
  chosen: PayMode | undefined;
  onChoose: (payMode: PayMode) => void;
}) {
  return (
    <Card isStep title="支付方式">
      <div role="radiogroup" aria-label="支付方式" className={styles.modes}>
        {inOrder(modes).map((mode) => (
          <ChoiceCard
            key={mode.payMode}
            name="payMode"
            value={String(mode.payMode)}
            label={mode.payModeText}
            isChosen={mode.payMode === chosen}
            disabled={!mode.isEnable}
            onChoose={() => onChoose(mode.payMode)}
          >
            <div className={styles.name}>{mode.payModeText}</div>
            {mode.reason && <p className={styles.reason}>{mode.reason}</p>}
            {/* What stands in the way of credit is read beside what is left of it. */}
            {(!mode.reason || mode.credit) && <ModeNote mode={mode} payFee={payFee} needAudit={needAudit} />}
          </ChoiceCard>
        ))}
      </div>
    </Card>
  );
}

function ModeNote({
  mode,
  payFee,
  needAudit,
}: {
  mode: Mode;
  /** Payable of the order, in fen. */
  payFee: number;
  /** The order waits for an approval first. */
  needAudit: boolean;
}) {
  const { credit } = mode;
  const when = payWhenText(mode, needAudit);
  if (when) return <p className={styles.note}>{when}</p>;
  if (!credit) return <p className={styles.note}>先采购，按对账单结算</p>;
  const used = share(credit.creditLimit - credit.availFee, credit.creditLimit);
  const now = Math.min(share(payFee, credit.creditLimit), 100 - used);
  return (
    <>
      <p className={styles.note}>
        可用额度 <Price fen={credit.availFee} tone="plain" className={styles.avail} /> /{' '}
        <Price fen={credit.creditLimit} tone="plain" className={styles.limit} />
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i className={styles.used} style={{ width: `${used}%` }} />
        <i className={styles.now} style={{ width: `${now}%` }} />
      </div>
      <p className={styles.note}>
        {credit.overdueFee > 0 ? (
          <span className={styles.reason}>
            逾期未结 <Price fen={credit.overdueFee} tone="plain" className={styles.limit} />
          </span>
        ) : (
          <>
            本单扣减 <Price fen={payFee} tone="plain" className={styles.limit} />
            ，按对账单结算
          </>
        )}
      </p>
    </>
  );
}

/** Percent of the whole, 0 to 100. */
const share = (part: number, whole: number) => (whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 100);
