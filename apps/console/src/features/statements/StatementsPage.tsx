import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { post } from '@jicai/web/call/post.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { AgeingList } from './AgeingList.tsx';
import { PaysList } from './PaysList.tsx';
import { statementColumns } from './statement-columns.tsx';
import { StatementList } from './StatementList.tsx';
import {
  statementsViews,
  type StatementsView,
  statesOf,
  useStatementsAddress,
  viewLabel,
} from './statements-address.ts';
import { paysQuery, statementsQuery } from './statements.queries.ts';

/** /statements: what customers owe by the month; what waits for the shop comes first. */
export function StatementsPage() {
  const address = useStatementsAddress();
  const { view, searchKey, pageIndex, pageSize, change, toPage } = address;
  const may = useMay();
  const { chooser } = useColumns('statements', statementColumns);
  return (
    <>
      <PageHead title="对账">
        {may('ops.statement.export') && view !== 'pays' && view !== 'ageing' && (
          <ExportButton
            kind="statements"
            rows={`筛选出的${view === 'all' ? '' : viewLabel(view)}对账单`}
            columns={exportColumns.statements}
            start={async (columns) =>
              (
                await post('/api/OpsCheck/ExportList', {
                  reqData: { checkStates: [...statesOf(view)], columns },
                  searchKey,
                })
              ).resultData
            }
          />
        )}
      </PageHead>
      <ListCard
        label="对账单"
        list="statements"
        tabs={{ views: useTabs(), view, onView: (next) => change({ view: next }) }}
        filters={
          view === 'pays' || view === 'ageing' ? undefined : (
            <>
              <AddressSearch label="搜索对账单" placeholder="对账单号、客户" address={address} />
              {chooser}
            </>
          )
        }
      >
        {view === 'pays' && <PaysList address={address} />}
        {view === 'ageing' && <AgeingList address={address} />}
        {view !== 'pays' && view !== 'ageing' && (
          <StatementList
            question={{ states: statesOf(view), searchKey, pageIndex, pageSize }}
            emptyTitle={view === 'all' ? '还没有对账单' : `没有${viewLabel(view)}的对账单`}
            toPage={toPage}
          />
        )}
      </ListCard>
    </>
  );
}

const first = { searchKey: '', pageIndex: 1, pageSize: 20 };

function useTabs() {
  const disputed = useQuery(statementsQuery({ ...first, states: statesOf('disputed') }));
  const pays = useQuery(paysQuery({ isWaiting: true, pageIndex: 1, pageSize: 20 }));
  const counts: Partial<Record<StatementsView, number>> = {
    disputed: disputed.data?.totalCount ?? 0,
    pays: pays.data?.totalCount ?? 0,
  };
  return statementsViews.map((key) => ({ key, label: viewLabel(key), count: counts[key] ?? 0, isHot: true }));
}
