import { fenText } from '@jicai/ui/display/format-fen.ts';
import { IconAlertCircle, IconInfoCircle } from '@jicai/ui/icons/icons.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import type { Customer } from './customers.queries.ts';
import type { Overview } from './overview.queries.ts';
import styles from './AttentionCard.module.css';

interface Remark {
  tone: 'danger' | 'warn' | 'quiet';
  text: string;
  /** What to do about it; none where there is nothing, or it is not his to do. */
  way?: { text: string; to: string } | undefined;
}

/** What somebody should look at, the worst first. */
export function AttentionCard({ customer, overview }: { customer: Customer; overview: Overview }) {
  const may = useMay();
  const remarks = remarksOf(customer, overview, may('ops.change.view'));
  return (
    <Card title="要留意的" size="sm">
      {remarks.length === 0 && <p className={styles.calm}>没有需要处理的事。</p>}
      <ul className={styles.remarks}>
        {remarks.map(({ tone, text, way }) => (
          <li key={text} data-tone={tone}>
            {tone === 'quiet' ? <IconInfoCircle size={16} /> : <IconAlertCircle size={16} />}
            <span>{text}</span>
            {way && <Link to={way.to}>{way.text}</Link>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function remarksOf(
  customer: Customer,
  { endingPriceCount, firstPriceEnd, gap }: Overview,
  maySeeChanges: boolean,
): Remark[] {
  const { customerId, credit, shipHold, waiting, isClosed } = customer;
  const tab = (name: string) => `${paths.customers}/${customerId}?tab=${name}`;
  const isLate = credit !== undefined && credit.overdueFee > 0;
  const stopped = isLate && (credit.releasedUntil ? '，已临时放行' : '，账期下单已停');
  return [
    ...(isLate
      ? [
          {
            tone: 'danger' as const,
            text: `逾期 ${fenText(credit.overdueFee)}${stopped || ''}`,
            way: { text: '查看', to: tab('credit') },
          },
        ]
      : []),
    ...(shipHold ? [{ tone: 'danger' as const, text: `已停止发货：${shipHold}` }] : []),
    ...(endingPriceCount > 0
      ? [
          {
            tone: 'warn' as const,
            text: `${endingPriceCount} 个协议价将到期，最早 ${firstPriceEnd.slice(5)}`,
            way: { text: '续期', to: tab('prices') },
          },
        ]
      : []),
    ...waiting.map(({ kindText, changeId }) => ({
      tone: 'warn' as const,
      text: `${kindText}等第二人复核`,
      way: maySeeChanges ? { text: '查看', to: `${paths.changes}?open=${changeId}` } : undefined,
    })),
    ...(gap && !isClosed
      ? [{ tone: 'quiet' as const, text: `${gap.sinceDays} 天没有下单，平时约 ${gap.usualDays} 天一次` }]
      : []),
  ];
}
