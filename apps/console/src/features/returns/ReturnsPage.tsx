import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { selfQuery } from '../../app/self.queries.ts';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { type ReturnsView, returnViews, useReturnsAddress, viewLabel } from './return-address.ts';
import { ReturnCard } from './ReturnCard.tsx';
import { returnColumns } from './return-columns.tsx';
import { ReturnDrawer } from './ReturnDrawer.tsx';
import { returnCountsQuery, type ReturnRow, returnsQuery } from './returns.queries.ts';

const types = Object.entries(returnTypeTexts).map(([value, label]) => ({ value, label }));

/** /returns: after-sales sheets by what is to be done next, and one of them beside the list. */
export function ReturnsPage() {
  const { data: self } = useQuery(selfQuery());
  const isOperator = self?.accountType === accountTypes.operator;
  const address = useReturnsAddress();
  const { view, openKey, pageIndex, pageSize, searchKey, returnType, change } = address;
  const query = useQuery(returnsQuery({ ...address, queue: view === 'all' ? undefined : view }));
  const rows = query.data?.resultData;
  const keys = (rows ?? []).map((row) => row.returnNo);
  const { columns, chooser } = useColumns('returns', returnColumns({ isOperator, isNarrow: openKey !== undefined }));
  const drawer = openKey && (
    <ReturnDrawer
      key={openKey}
      returnNo={openKey}
      onClose={() => address.open(undefined)}
      onPrevious={address.neighbour(keys, -1)}
      onNext={address.neighbour(keys, 1)}
    />
  );
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="售后" />
      <ListCard
        label="售后单"
        list="returns"
        tabs={{ views: useTabs(), view, onView: (next) => change({ view: next }) }}
        filters={
          <>
            <ListSearch
              label="搜索售后单"
              placeholder="售后单号、订单号、商品、客户"
              searchKey={searchKey}
              onSearch={(next) => change({ searchKey: next })}
            />
            <FilterChip
              label="类型"
              choices={types}
              value={returnType ? String(returnType) : ''}
              onChange={(next) => change({ type: next })}
            />
            {!openKey && chooser}
          </>
        }
      >
        <DenseTable<ReturnRow>
          label="售后单"
          rows={rows}
          error={query.error}
          onRetry={() => void query.refetch()}
          keyOf={(row) => row.returnNo}
          columns={columns}
          empty={<EmptyState title={`没有${view === 'all' ? '' : viewLabel(view)}的售后单`} />}
          openKey={openKey}
          onOpen={(row) => address.open(row.returnNo)}
          Card={ReturnCard}
        />
        <ListPager
          totalCount={query.data?.totalCount ?? 0}
          isCapped={query.data?.isTotalCapped ?? false}
          pageIndex={pageIndex}
          pageSize={pageSize}
          onChange={address.toPage}
        />
      </ListCard>
    </WithDrawer>
  );
}

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
