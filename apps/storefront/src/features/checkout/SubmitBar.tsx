import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import type { ReactNode } from 'react';
import styles from './SubmitBar.module.css';
import type { SubmitState } from './use-submit.ts';

/** The bar that stays at the bottom: where to, how much, and a button named by what it does. */
export function SubmitBar({
  preview,
  payMode,
  hindrance,
  phase,
  isFresh,
  onSubmit,
  children,
}: {
  preview: SettlePreview;
  payMode: PayMode | undefined;
  hindrance: string | undefined;
  phase: SubmitState['phase'];
  /** The figures are those of the choices on the page, not of the ones before. */
  isFresh: boolean;
  onSubmit: () => void;
  /** Notices above the row. */
  children: ReactNode;
}) {
  const { address } = preview;
  const isWaiting = phase === 'sending' || phase === 'unknown';
  return (
    <section className={styles.bar} aria-label="提交订单">
      <div className={`wrap ${styles.notices}`}>{children}</div>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.place}>
          {address && (
            <p className={styles.to}>
              送至 <b>{`${address.areaText} ${address.address}`}</b> {address.receiver}{' '}
              {address.mobile || address.telephone}
            </p>
          )}
          <p className={hindrance ? styles.hindrance : styles.note} role={hindrance ? 'status' : undefined}>
            {hindrance ?? '价格与库存以提交时为准'}
          </p>
        </div>
        <span className={styles.label}>应付合计</span>
        <Price fen={preview.payFee} className={styles.total} />
        <Button
          look="fill"
          size="lg"
          className={styles.submit}
          isBusy={isWaiting}
          disabled={hindrance !== undefined || !isFresh}
          onClick={onSubmit}
        >
          {isWaiting ? '正在提交' : submitText(preview.needAudit, payMode)}
        </Button>
      </div>
    </section>
  );
}

function submitText(needAudit: boolean, payMode: PayMode | undefined): string {
  if (needAudit) return '提交审批';
  if (payMode === payModes.online) return '提交订单并付款';
  return payMode === payModes.transfer ? '提交订单并转账' : '提交订单';
}
