import { payableStates } from '@jicai/domain/statements/statement-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statementPath } from '../../app/paths.ts';
import { type CreditUse, creditUseQuery } from './overview.queries.ts';
import styles from './ReceivablesCard.module.css';

type Statement = NonNullable<CreditUse['statements']>[number];

/** 待收款: what statements ask for and is not paid, the most urgent first. */
export function ReceivablesCard({ customerId }: { customerId: string }) {
  const { data } = useQuery(creditUseQuery(customerId));
  const rows = data?.statements?.filter(({ unpaidFee }) => unpaidFee > 0);
  if (!rows) return null;
  return (
    <Card title="待收款" size="sm">
      {rows.length === 0 && <p className={styles.none}>没有待收的对账单。</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.checkId}>
              <Link to={statementPath(row.checkId)}>{row.title}</Link>
              <Price tone="plain" fen={row.unpaidFee} />
              <small className={cx(row.overdueDays > 0 && styles.late)}>{dueText(row)}</small>
            </li>
          ))}
          <li className={styles.total}>
            <span>合计</span>
            <Price tone="plain" fen={rows.reduce((sum, { unpaidFee }) => sum + unpaidFee, 0)} />
          </li>
        </ul>
      )}
    </Card>
  );
}

function dueText({ overdueDays, checkState, checkStateText, dueDate }: Statement): string {
  if (overdueDays > 0) return `已逾期 ${overdueDays} 天`;
  if (!payableStates.includes(checkState)) return checkStateText;
  return dueDate === '' ? `${checkStateText}，开票后起算` : `${checkStateText}，${dueDate.slice(5)} 到期`;
}
