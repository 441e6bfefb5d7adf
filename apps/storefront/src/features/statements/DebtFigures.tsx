import { Price } from '@jicai/ui/display/Price.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './DebtFigures.module.css';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import type { StatementSummary } from './statements.queries.ts';

/** What the enterprise owes, in one line: each figure leads to the list behind it. */
export function DebtFigures({ summary }: { summary: StatementSummary }) {
  const { awaitingCount, awaitingFee, disputedCount, unpaidCount, unpaidFee, overdueCount, overdueFee } = summary;
  const disputed = disputedCount > 0 && `另有 ${disputedCount} 张异议中`;
  return (
    <ul className={styles.figures} aria-label="对账概况">
      <Figure
        name="待确认"
        note={[awaitingCount > 0 && `共 ${fenText(awaitingFee)}`, disputed].filter(Boolean).join('，') || '已全部核对'}
      >
        {awaitingCount} <small>张</small>
      </Figure>
      <Figure name="待付款" note={unpaidCount > 0 ? `${unpaidCount} 张已确认的对账单` : '已全部付清'}>
        <Price fen={unpaidFee} tone="plain" />
      </Figure>
      <Figure
        name="本月未出账"
        tab="未出账"
        note={`已收货 ${summary.unbilledCount} 行，${dayText(summary.billingDay)} 出账`}
      >
        <Price fen={summary.unbilledFee} tone="plain" />
      </Figure>
      <Figure
        name="逾期"
        isHot={overdueFee > 0}
        note={overdueCount > 0 ? `${overdueCount} 张，请尽快付款` : '没有逾期'}
      >
        <Price fen={overdueFee} tone="plain" />
      </Figure>
    </ul>
  );
}

const names = ['待确认', '待付款', '本月未出账', '逾期'] as const;

/** The same room while the figures come: on phones the longest note takes two lines. */
export function DebtFiguresSkeleton() {
  return (
    <Loading>
      <ul className={styles.figures} aria-hidden="true">
        {names.map((name) => (
          <li key={name}>
            <span className={styles.figure}>
              <span className={styles.name}>{name}</span>
              <strong>
                <Skeleton width={96} height={32} />
              </strong>
              <span className={cx(styles.note, styles.coming)}>
                {name === '本月未出账' && '已收货 10 行，12-01 出账'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  );
}

/** "12-01" of "2026-12-01". */
const dayText = (day: string) => day.slice(5);

function Figure({
  name,
  tab = name,
  note,
  isHot = false,
  children,
}: {
  name: string;
  tab?: string;
  note: string;
  isHot?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={withQuery(paths.financeCheck, { tab })} className={cx(styles.figure, isHot && styles.hot)}>
        <span className={styles.name}>{name}</span>
        <strong>{children}</strong>
        <span className={styles.note}>{note}</span>
      </Link>
    </li>
  );
}
