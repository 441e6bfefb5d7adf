import { buttonClass } from '@jicai/ui/Button.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { paths } from '../../app/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Crumbs } from '../../app/center/Crumbs.tsx';
import { DetailSkeleton } from '../../app/center/DetailPage.tsx';
import { Refusal } from '../../app/faults.ts';
import { useTitle } from '../../app/use-title.ts';
import { StatementView } from './StatementView.tsx';
import { statementQuery } from './statements.queries.ts';

/** /finance/checkOrder/checkDetail?checkId=… 编辑对账单: the rows of a statement, what is disputed of them, and what follows. */
export function CheckDetailPage() {
  const [params] = useSearchParams();
  const checkId = params.get('checkId') ?? '';
  const statement = useQuery({ ...statementQuery(checkId), enabled: checkId !== '' });
  useTitle(statement.data ? `${statement.data.checkStateText} 对账单详情` : '对账单详情');
  const isUnknown = checkId === '' || (statement.error instanceof Refusal && ['4', '5'].includes(statement.error.code));
  return (
    <>
      <Crumbs trail={[{ label: '财务中心' }, { label: '对账管理', to: paths.financeCheck }]} here="对账单详情" />
      {isUnknown ? (
        <EmptyState
          art="lost"
          headingLevel={1}
          title="没有找到这张对账单"
          hint="地址有误，或者对账单不属于当前企业"
          action={
            <Link to={paths.financeCheck} className={buttonClass({ look: 'fill' })}>
              查看对账单列表
            </Link>
          }
        />
      ) : (
        <QueryState query={statement} skeleton={<DetailSkeleton />}>
          {(found) => <StatementView key={found.checkId} statement={found} />}
        </QueryState>
      )}
    </>
  );
}
