import { Price } from '@jicai/ui/display/Price.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { SettlementAct } from './SettlementDialogs.tsx';
import type { Settlement, SettlementSide } from './settlements.queries.ts';
import { SupplierInvoices } from './SupplierInvoices.tsx';
import styles from './SettlementPage.module.css';

/** Payments, what stands on papers, and the record of a sheet. */
export function SettlementRecord({
  sheet,
  side,
  onAct,
}: {
  sheet: Settlement;
  side: SettlementSide;
  onAct: (act: SettlementAct) => void;
}) {
  const { payments, history, invoiceInfo, payeeInfo } = sheet;
  return (
    <aside className={styles.side} aria-label="付款与记录">
      <SupplierInvoices sheet={sheet} onAct={onAct} />
      {payments.length > 0 && (
        <Card title="付款" size="sm">
          {payments.map((pay) => (
            <div key={pay.bankSerialNo} className={styles.entry}>
              <Price tone="plain" fen={pay.fee} /> {pay.paidOn}
              <small>
                {pay.bankSerialNo} · {pay.userName}{' '}
                {pay.voucherUrl && (
                  <a className="hit" href={pay.voucherUrl} target="_blank" rel="noreferrer">
                    查看回单
                  </a>
                )}
              </small>
            </div>
          ))}
        </Card>
      )}
      <Card title={side === 'shop' ? '供应商收款账户' : '收款账户'} size="sm">
        <p className={styles.text}>
          {payeeInfo || (side === 'shop' ? '还没有登记，可在供应商档案的结算条款里补充' : '还没有登记，请联系商城补充')}
        </p>
      </Card>
      {invoiceInfo && (
        <Card title="开票资料" size="sm">
          <p className={styles.text}>{invoiceInfo}</p>
        </Card>
      )}
      <Card title="记录" size="sm">
        <Timeline
          label="结算记录"
          items={history.map(({ eventText, actorName, reason, time }, at) => ({
            key: `${time}${eventText}${at}`,
            text: reason ? `${eventText}：${reason}` : eventText,
            note: `${shortTime(time)} · ${actorName}`,
          }))}
        />
      </Card>
    </aside>
  );
}
