import { cx } from '@jicai/ui/style/cx.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { periodText, statementTitle } from '@jicai/domain/statements/statement-period.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './StatementTable.module.css';
import type { StatementHead } from './statements.queries.ts';
import { isUnconfirmed, stateTones } from './statement-looks.ts';

/** Statements, one a row; on phones one a card. */
export function StatementTable({ statements }: { statements: readonly StatementHead[] }) {
  return (
    <ListTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">账期</th>
          <th scope="col">对账单号</th>
          <th scope="col" data-right>
            本期收货
          </th>
          <th scope="col" data-right>
            退款与调整
          </th>
          <th scope="col" data-right>
            应付合计
          </th>
          <th scope="col" data-right>
            未付
          </th>
          <th scope="col">付款到期日</th>
          <th scope="col">状态</th>
          <th scope="col" data-right>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((one) => (
          <tr key={one.checkId}>
            <td className={styles.month}>
              {periodText(one)}
              {one.part > 1 && `（第 ${one.part} 张）`}
            </td>
            <td className={styles.number}>{one.checkNo}</td>
            <td data-right data-label="本期收货">
              <Price fen={one.orderFee} tone="plain" />
            </td>
            <td data-right data-label="退款与调整">
              <Price fen={one.refundFee + one.adjustFee} tone="plain" />
            </td>
            <td data-right className={styles.total} data-label="应付合计">
              <Price fen={one.totalFee} tone="plain" />
            </td>
            <td data-right data-label="未付">
              <Price fen={one.unpaidFee} tone="plain" />
            </td>
            <td data-label="付款到期日">
              <span title={one.dueRule}>
                {one.dueDate ?? (isUnconfirmed(one.checkState) ? '确认后起算' : '收齐发票后起算')}
              </span>
              {one.overdueDays > 0 && <span className={styles.late}>逾期 {one.overdueDays} 天</span>}
            </td>
            <td data-label="状态">
              <Tag isState tone={stateTones[one.checkState] ?? 'grey'}>
                {one.checkStateText}
              </Tag>
            </td>
            <td data-right>
              <Link
                to={withQuery(paths.checkDetail, { checkId: one.checkId })}
                className={cx(styles.link, 'hit')}
                aria-label={`${one.checkState === statementStates.awaitingConfirm ? '去核对' : '查看'} ${statementTitle(one)}`}
              >
                {one.checkState === statementStates.awaitingConfirm ? '去核对' : '查看'}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}
