import { Price } from '@jicai/ui/display/Price.tsx';
import styles from './InvoicePaper.module.css';
import type { InvoiceModel } from './invoices.queries.ts';

/** The invoice as it stands on paper; before it is issued, what will stand there. */
export function InvoicePaper({ invoice }: { invoice: InvoiceModel }) {
  const { title, seller, invoiceNo, issueTime } = invoice;
  return (
    <section className={styles.paper} aria-label={invoice.invoiceKindText}>
      <header className={styles.head}>
        <h2>{invoice.invoiceKindText}</h2>
        <dl>
          <div>
            <dt>发票号码</dt>
            <dd>{invoiceNo || '待开具'}</dd>
          </div>
          <div>
            <dt>开票日期</dt>
            <dd>{issueTime?.slice(0, 10) ?? '待开具'}</dd>
          </div>
        </dl>
      </header>
      <div className={styles.parties}>
        <Party
          side="购买方"
          name={title.titleName}
          taxNo={title.taxNo}
          contact={[title.regAddress, title.regTel]}
          bank={[title.bankName, title.bankAccount]}
        />
        <Party
          side="销售方"
          name={seller.name}
          taxNo={seller.taxNo}
          contact={[seller.address, seller.telephone]}
          bank={[seller.bankName, seller.bankAccount]}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pushed sideways by keyboard on narrow screens */}
      <section className={styles.scroll} aria-label="发票明细" tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              {['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <tr key={line.lineNo}>
                <td>
                  {line.name}
                  {line.redFee > 0 && (
                    <span className={styles.red}>
                      已红冲 <Price fen={line.redFee} tone="plain" />
                    </span>
                  )}
                </td>
                <td data-label="规格型号">{line.spec || '—'}</td>
                <td data-label="单位">{line.unit}</td>
                <td data-label="数量">{line.qty}</td>
                <td data-label="单价">{line.priceExTax}</td>
                <td data-label="金额">
                  <Price fen={line.exTaxFee} tone="plain" />
                </td>
                <td data-label="税率">{line.taxRate === 0 ? '免税' : `${line.taxRate / 100}%`}</td>
                <td data-label="税额">
                  <Price fen={line.taxFee} tone="plain" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <footer className={styles.foot}>
        <p>
          <span>价税合计（大写）</span>
          <b>{invoice.amountText}</b>
        </p>
        <p className={styles.total}>
          <span className={styles.pair}>
            合计金额 <Price fen={invoice.exTaxFee} tone="plain" />
          </span>
          <span className={styles.pair}>
            合计税额 <Price fen={invoice.taxFee} tone="plain" />
          </span>
          <span className={styles.pair}>
            （小写）
            <Price fen={invoice.amountFee} className={styles.sum} />
          </span>
        </p>
        {invoice.remark && (
          <p>
            <span>备注</span>
            {invoice.remark}
          </p>
        )}
      </footer>
    </section>
  );
}

function Party({
  side,
  name,
  taxNo,
  contact,
  bank,
}: {
  side: string;
  name: string;
  taxNo: string;
  contact: readonly string[];
  bank: readonly string[];
}) {
  const facts = [
    ['名称', name],
    ['纳税人识别号', taxNo],
    ['地址、电话', contact.filter(Boolean).join(' ')],
    ['开户行及账号', bank.filter(Boolean).join(' ')],
  ].filter(([, value]) => value);
  return (
    <div className={styles.party}>
      <h3>{side}</h3>
      <dl>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
