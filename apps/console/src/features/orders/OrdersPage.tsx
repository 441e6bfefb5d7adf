import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Self, selfQuery, useMay } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { countText } from '../../parts/ExportButton.tsx';
import { QueryList } from '../../parts/QueryList.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { SelectionBar } from '../../parts/SelectionBar.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { BatchShipDialog } from './BatchShipDialog.tsx';
import {
  questionOf,
  type OrderView,
  readOrders,
  sortOfColumn,
  useOrderAddress,
  viewLabel,
  viewsOf,
} from './order-address.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderExportDialog } from './OrderExportDialog.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrdersHead } from './OrdersHead.tsx';
import { orderCountsQuery, type OrderRow, ordersQuery } from './orders.queries.ts';
import { PrintMenu } from './PrintMenu.tsx';
import { type AskedAct, RowActDialog } from './RowAct.tsx';
import { unshippedQty } from './ship-items.ts';

/** /orders: the shop's orders by what waits, and one of them beside the list. */
export function OrdersPage() {
  const { data: self } = useQuery(selfQuery());
  const may = useMay();
  const isOperator = self?.accountType === accountTypes.operator;
  const views = viewsOf(self ?? { accountType: accountTypes.operator });
  const address = useOrderAddress(views);
  const { view, openKey } = address;
  const query = useQuery(ordersQuery(questionOf(address)));
  const rows = query.data?.resultData;
  const [chosen, setChosen] = useState<string[]>([]);
  const [isShipping, setIsShipping] = useState(false);
  /** Which orders become a sheet; none for all of the list. */
  const [exported, setExported] = useState<string[]>();
  const [asked, setAsked] = useState<AskedAct>();
  const ready = (rows ?? []).filter((row) => chosen.includes(row.orderNo) && row.actions.includes('ship'));
  const { columns, chooser } = useColumns(
    'orders',
    orderColumns({ isOperator, isNarrow: openKey !== undefined, onAct: setAsked }),
  );
  const keys = (rows ?? []).map((row) => row.orderNo);
  const drawer = openKey && <OrderDrawer key={openKey} orderNo={openKey} {...address.drawerOf(keys)} />;
  return (
    <WithDrawer drawer={drawer}>
      <PageHead
        title="订单"
        note={!questionOf(address).sort && (view === 'toShip' || view === 'dueSoon') ? '按发货时限排序' : undefined}
      >
        <OrdersHead onExport={() => setExported([])} onSheet={() => setIsShipping(true)} />
      </PageHead>
      <QueryList<OrderRow>
        label="订单"
        list="orders"
        tabs={{
          views: useTabs(views),
          view,
          onView(next) {
            setChosen([]);
            address.change({ view: next });
          },
        }}
        filters={
          <OrderFilters
            address={address}
            isOperator={isOperator}
            isNarrow={openKey !== undefined}
            extra={!openKey && chooser}
          />
        }

        query={query}
        address={address}
        keyOf={(row) => row.orderNo}
        columns={columns}
        sorts={{ address, ofColumn: sortOfColumn }}
        empty={<EmptyList rows="订单" view={view === 'all' ? undefined : viewLabel(view)} isFirst address={address} />}
        openKey={openKey}
        onOpen={(row) => address.open(row.orderNo)}
        selection={may('ops.order.ship') && !openKey ? { keys: chosen, onChange: setChosen } : undefined}
        Card={OrderCard}
      />
      {chosen.length > 0 && (
        <SelectionBar text={`已选 ${chosen.length} 单`} note={noteOf(ready)} onClear={() => setChosen([])}>
          <PrintMenu orderNos={chosen} />
          {may('ops.order.export') && (
            <Button armed={false} onClick={() => setExported(chosen)}>
              导出
            </Button>
          )}
          <Button look="fill" disabled={ready.length === 0} onClick={() => setIsShipping(true)}>
            批量发货
          </Button>
        </SelectionBar>
      )}
      {exported && (
        <OrderExportDialog
          question={questionOf(address)}
          countText={countText(query.data)}
          chosen={exported}
          isOperator={isOperator}
          onClose={() => setExported(undefined)}
        />
      )}
      {asked && <RowActDialog key={asked.orderNo} act={asked} onClose={() => setAsked(undefined)} />}
      {isShipping && (
        <BatchShipDialog
          orders={ready}
          onClose={() => {
            setIsShipping(false);
            setChosen([]);
          }}
        />
      )}
    </WithDrawer>
  );
}

OrdersPage.ask = async (params: URLSearchParams, self: Self) =>
  Promise.all([
    queryClient.prefetchQuery(ordersQuery(questionOf(readOrders(params, viewsOf(self))))),
    queryClient.prefetchQuery(orderCountsQuery()),
    queryClient.prefetchQuery(listViewsQuery('orders')),
  ]);

/** Counts stand on the tabs of queues; what is done, and all there is, need none. */
function useTabs(views: readonly OrderView[]) {
  const { data: counts = [] } = useQuery(orderCountsQuery());
  return views.map((key) => {
    const count = key === 'ended' ? 0 : (counts.find(({ queue }) => queue === key)?.count ?? 0);
    return { key, label: viewLabel(key), count, isHot: key === 'dueSoon' || key === 'cancelAsked' };
  });
}

const noteOf = (ready: readonly OrderRow[]): string => `其中 ${ready.length} 单可发货，共 ${unshippedQty(ready)} 件`;
