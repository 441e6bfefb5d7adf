import { Card } from '@jicai/ui/layout/Card.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Crumbs } from '../../app/center/Crumbs.tsx';
import { DetailHead } from '@jicai/web/page/DetailPage.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { paths, withQuery } from '../../app/paths.ts';
import { useTitle } from '../../app/use-title.ts';
import { invoiceRecordsPath } from './invoice-paths.ts';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import styles from './InvoiceDetailPage.module.css';
import { InvoicePaper } from './InvoicePaper.tsx';
import { type InvoiceModel, invoiceQuery } from './invoices.queries.ts';
import { RedLetters } from './RedLetters.tsx';
import { nextTexts } from './invoice-looks.ts';

const listPath = invoiceRecordsPath();

/** /center/order/invoiceDetail?invoiceReqNo=…: the paper, what can be done with it, and everything that has happened. */
export function InvoiceDetailPage() {
  const [params] = useSearchParams();
  const invoiceReqNo = params.get('invoiceReqNo') ?? '';
  const invoice = useQuery({ ...invoiceQuery(invoiceReqNo), enabled: invoiceReqNo !== '' });
  useTitle(invoice.data ? `${invoice.data.invoiceStateText} 发票详情` : '发票详情');
  return (
    <>
      <Crumbs trail={[{ label: '账户中心' }, { label: '发票管理', to: listPath }]} here="发票详情" />
      <DetailQuery
        isNamed={invoiceReqNo !== ''}
        query={invoice}
        lost={{
          title: '没有找到这张发票',
          hint: '申请号有误，或者发票不属于当前账号',
          to: listPath,
          toText: '查看开票记录',
        }}
      >
        {(found) => <InvoiceView invoice={found} />}
      </DetailQuery>
    </>
  );
}

function InvoiceView({ invoice }: { invoice: InvoiceModel }) {
  return (
    <div className={styles.main}>
      <DetailHead
        id="invoice-state"
        state={invoice.invoiceStateText}
        next={nextTexts[invoice.invoiceState]}
        buttons={<InvoiceButtons invoice={invoice} />}
      />
      {invoice.failReason && <Notice tone="danger">税务平台答复：{invoice.failReason}</Notice>}
      <InvoicePaper invoice={invoice} />
      {invoice.reds.length > 0 && <RedLetters reds={invoice.reds} />}
      <div className={styles.two}>
        <Card title="关联订单" size="sm">
          <ul className={styles.orders}>
            {invoice.orderNos.map((orderNo) => (
              <li key={orderNo}>
                <Link to={withQuery(paths.orderDetail, { orderNo })}>{orderNo}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.note}>接收邮箱 {invoice.receiveEmail}</p>
        </Card>
        <Card title="办理进度" size="sm">
          <Timeline
            label="办理进度"
            items={invoice.history.map((row, at) => ({
              key: `${row.time}${row.event}`,
              text: row.remark ? `${row.label}：${row.remark}` : row.label,
              note: `${row.time} ${row.userName}`,
              tone: at === 0 ? 'now' : 'plain',
            }))}
          />
        </Card>
      </div>
    </div>
  );
}
