import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { periodText, StatementState } from './statement-columns.tsx';
import type { Statement } from './statements.queries.ts';

/** Number, state and the facts of a statement; its acts at the right. */
export function StatementHead({ statement, children }: { statement: Statement; children: ReactNode }) {
  const { checkNo, customerName, termText, dueDate, dueRule, overdueDays } = statement;
  return (
    <DetailHead
      back={{ to: `${paths.statements}?view=all`, label: '回到对账' }}
      title={checkNo}
      mark={
        <>
          <CopyButton text={checkNo} label="对账单号" />
          <StatementState statement={statement} />
        </>
      }
      facts={[
        customerName,
        periodText(statement),
        termText,
        dueDate ? `付款期限 ${dueDate}` : dueRule,
        ...(overdueDays > 0 ? [`逾期 ${overdueDays} 天`] : []),
      ]}
    >
      {children}
    </DetailHead>
  );
}
