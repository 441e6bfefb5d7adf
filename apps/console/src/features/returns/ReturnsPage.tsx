import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { selfQuery } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import {
  questionOf,
  readReturns,
  type ReturnsView,
  returnViews,
  useReturnsAddress,
  viewLabel,
} from './return-address.ts';
import { ReturnCard } from './ReturnCard.tsx';
import { returnColumns } from './return-columns.tsx';
import { ReturnFilters } from './ReturnFilters.tsx';
import { ReturnDrawer } from './ReturnDrawer.tsx';
import { returnCountsQuery, type ReturnRow, returnsQuery } from './returns.queries.ts';

/** /returns: after-sales sheets by what is to be done next, and one of them beside the list. */
export function ReturnsPage() {
  const { data: self } = useQuery(selfQuery());
  const isOperator = self?.accountType === accountTypes.operator;
  const address = useReturnsAddress();
  const { view, openKey } = address;
  const query = useQuery(returnsQuery(questionOf(address)));
  const rows = query.data?.resultData;
  const keys = (rows ?? []).map((row) => row.returnNo);
  const { columns, chooser } = useColumns('returns', returnColumns({ isOperator, isNarrow: openKey !== undefined }));
  const drawer = openKey && <ReturnDrawer key={openKey} returnNo={openKey} {...address.drawerOf(keys)} />;
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="售后" />
      <QueryList<ReturnRow>
        label="售后单"
        list="returns"
        tabs={{ views: useTabs(), view }}
        search="售后单号、订单号、商品、客户"
        filters={
          <>
            <ReturnFilters address={address} isOperator={isOperator} isNarrow={openKey !== undefined} />
            {!openKey && chooser}
          </>
        }

        query={query}
        address={address}
        keyOf={(row) => row.returnNo}
        columns={columns}
        empty={
          <EmptyList rows="售后单" view={view === 'all' ? undefined : viewLabel(view)} isFirst address={address} />
        }
        openKey={openKey}
        onOpen={(row) => address.open(row.returnNo)}
        Card={ReturnCard}
      />
    </WithDrawer>
  );
}

ReturnsPage.ask = async (params: URLSearchParams) =>
  Promise.all([
    queryClient.prefetchQuery(returnsQuery(questionOf(readReturns(params)))),
    queryClient.prefetchQuery(returnCountsQuery()),
    queryClient.prefetchQuery(listViewsQuery('returns')),
  ]);

const hot: readonly ReturnsView[] = ['toAudit', 'toInspect', 'toReship'];

function useTabs() {
  const { data: counts = [] } = useQuery(returnCountsQuery());
  return returnViews.map((key) => ({
    key,
    label: viewLabel(key),
    count: key === 'ended' ? 0 : (counts.find(({ queue }) => queue === key)?.count ?? 0),
    isHot: hot.includes(key),
  }));
}
