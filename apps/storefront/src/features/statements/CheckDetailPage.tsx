import { paths } from '../../app/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Crumbs } from '../../app/center/Crumbs.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useTitle } from '../../app/use-title.ts';
import { StatementView } from './StatementView.tsx';
import { statementQuery } from './statements.queries.ts';

/** /finance/checkOrder/checkDetail?checkId=… 编辑对账单: the rows of a statement, what is disputed of them, and what follows. */
export function CheckDetailPage() {
  const [params] = useSearchParams();
  const checkId = params.get('checkId') ?? '';
  const statement = useQuery({ ...statementQuery(checkId), enabled: checkId !== '' });
  // Its rows can be disputed: the page is for editing, and is called so, as long as that is.
  const name = statement.data?.actions.includes('dispute') ? '编辑对账单' : '对账单详情';
  useTitle(statement.data ? `${statement.data.checkStateText} ${name}` : name);
  return (
    <>
      <Crumbs trail={[{ label: '财务中心' }, { label: '对账管理', to: paths.financeCheck }]} here={name} />
      <DetailQuery
        isNamed={checkId !== ''}
        query={statement}
        lost={{
          title: '没有找到这张对账单',
          hint: '地址有误，或者对账单不属于当前企业',
          to: paths.financeCheck,
          toText: '查看对账单列表',
        }}
      >
        {(found) => <StatementView key={found.checkId} statement={found} />}
      </DetailQuery>
    </>
  );
}
