import { invoiceFormatTexts } from '@jicai/domain/invoices/invoice-files.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { Link } from 'react-router';
import { paths, statementPath } from '../../app/paths.ts';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import type { Invoice, InvoiceLine } from './invoices.queries.ts';
import styles from './InvoiceView.module.css';

/** Everything about one invoice: why it failed, the buyer's title, the lines, red letters and the record. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { title, lines, reds, orderNos, checkId } = invoice;
  return (
    <>
      {invoice.failReason && <Notice tone="danger">{invoice.failReason}</Notice>}
      <DrawerSection title="购方">
        <Pairs>
          <Pair name="抬头">{title.titleName}</Pair>
          <Pair name="税号">{title.taxNo}</Pair>
          <Pair name="地址电话">{[title.regAddress, title.regTel].filter(Boolean).join(' ')}</Pair>
          <Pair name="开户行">{[title.bankName, title.bankAccount].filter(Boolean).join(' ')}</Pair>
          <Pair name="邮箱">{invoice.receiveEmail}</Pair>
          <Pair name="备注">{invoice.remark}</Pair>
        </Pairs>
      </DrawerSection>
      <DrawerSection title="金额">
        <Pairs>
          <Pair name="价税合计">
            <Price tone="plain" fen={invoice.amountFee} />
          </Pair>
          <Pair name="不含税">
            <Price tone="plain" fen={invoice.exTaxFee} />
          </Pair>
          <Pair name="税额">
            <Price tone="plain" fen={invoice.taxFee} />
          </Pair>
          <Pair name="已红冲">{invoice.redFee > 0 && fenText(invoice.redFee)}</Pair>
          <Pair name="开具时间">{invoice.issueTime}</Pair>
        </Pairs>
        {invoice.files.map(({ format, fileName, fileUrl }) => (
          <a key={format} href={fileUrl} download={fileName} className={styles.link}>
            下载 {invoiceFormatTexts[format]}
          </a>
        ))}
      </DrawerSection>
      <DrawerSection title="来源">
        {orderNos.map((orderNo) => (
          <Link key={orderNo} to={`${paths.orders}?view=all&open=${orderNo}`} className={styles.link}>
            {orderNo}
          </Link>
        ))}
        {checkId && (
          <Link to={statementPath(checkId)} className={styles.link}>
            对账单
          </Link>
        )}
      </DrawerSection>
      <DrawerSection title="明细" note={`${lines.length} 行`}>
        {lines.map((line) => (
          <Line key={line.lineNo} line={line} />
        ))}
      </DrawerSection>
      {reds.length > 0 && (
        <DrawerSection title="红字">
          {reds.map((red) => (
            <div key={red.confirmNo || red.createTime} className={styles.line}>
              <p>
                <b>{red.reasonText}</b>
                <span>{fenText(-red.amountFee)}</span>
              </p>
              <small>
                {red.confirmStateText} {red.redNo || red.confirmNo}
              </small>
            </div>
          ))}
        </DrawerSection>
      )}
      <DrawerSection title="记录">
        <Timeline
          label="发票记录"
          items={invoice.history.map(({ label, userName, time, remark }, at) => ({
            key: `${time}${at}`,
            text: remark ? `${label}：${remark}` : label,
            note: `${shortTime(time)} · ${userName}`,
          }))}
        />
      </DrawerSection>
    </>
  );
}

function Line({ line }: { line: InvoiceLine }) {
  return (
    <div className={styles.line}>
      <p>
        <b>{line.name}</b>
        <span>{fenText(line.exTaxFee + line.taxFee)}</span>
      </p>
      <small>
        {line.spec} {line.qty > 0 && `${line.qty} ${line.unit}`} · 税率 {line.taxRate / 100}%，税额{' '}
        {fenText(line.taxFee)}
        {line.redFee > 0 && ` · 已红冲 ${fenText(line.redFee)}`}
      </small>
    </div>
  );
}
