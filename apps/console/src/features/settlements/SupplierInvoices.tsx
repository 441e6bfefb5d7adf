import { type SupplierInvoiceState, supplierInvoiceStates } from '@jicai/domain/settlements/settlement-invoices.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import type { SettlementAct } from './SettlementDialogs.tsx';
import type { Settlement } from './settlements.queries.ts';
import styles from './SettlementPage.module.css';

const tones: Record<SupplierInvoiceState, TagTone> = {
  [supplierInvoiceStates.waiting]: 'warn',
  [supplierInvoiceStates.accepted]: 'ok',
  [supplierInvoiceStates.refused]: 'grey',
};

/** The supplier's invoices for a sheet; one that waits is checked from here. */
export function SupplierInvoices({
  sheet: { invoices, actions },
  onAct,
}: {
  sheet: Settlement;
  onAct: (act: SettlementAct) => void;
}) {
  if (invoices.length === 0) return null;
  return (
    <Card title="供应商发票" size="sm">
      {invoices.map((invoice) => (
        <div key={invoice.invoiceId} className={styles.entry}>
          <Price tone="plain" fen={invoice.fee} />{' '}
          <Tag isState tone={tones[invoice.invoiceState]}>
            {invoice.invoiceStateText}
          </Tag>
          <small>
            {invoice.invoiceNo} · {invoice.issuedOn}
          </small>
          {invoice.reply && <small className={styles.open}>退回原因：{invoice.reply}</small>}
          <span className={styles.entryActs}>
            <a className="hit" href={invoice.fileUrl} download>
              下载发票
            </a>
            {invoice.invoiceState === supplierInvoiceStates.waiting && actions.includes('checkInvoice') && (
              <Button size="sm" look="soft" onClick={() => onAct({ kind: 'checkInvoice', invoice })}>
                核对
              </Button>
            )}
          </span>
        </div>
      ))}
    </Card>
  );
}
