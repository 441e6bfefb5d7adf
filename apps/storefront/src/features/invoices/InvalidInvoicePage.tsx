import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import styles from './Invoices.module.css';
import { InvoiceRecords } from './InvoiceRecords.tsx';

/**
 * /center/order/invalidInvoice: a digital invoice cannot be voided, so these are the red-lettered ones
 * (docs/domain/invoices.md §1).
 */
export function InvalidInvoicePage() {
  return (
    <>
      <PageHead title="作废发票" />
      <p className={styles.lead}>数电票开具后不能作废，需要时通过红字发票冲销。这里列出已红冲和部分红冲的发票。</p>
      <InvoiceRecords states={[invoiceStates.partlyRed, invoiceStates.red]} empty="没有红冲过的发票" />
    </>
  );
}
