import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { ListCardsLoading } from '@jicai/ui/lists/ListCard.tsx';
import { TabbedPanel } from '@jicai/ui/layout/TabbedPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '@jicai/web/lists/PagedList.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { ReceiveDialog } from '../returns/index.ts';
import { receivingQuery, refreshReceiving } from './orders.queries.ts';
import { ParcelToReceiveCard } from './ParcelToReceiveCard.tsx';
import styles from './ReceivingPage.module.css';

const tabs = [
  { key: 'due', label: '待验收' },
  { key: 'done', label: '已验收' },
] as const;

/** /center/order/receiving 部门验收: parcels of the departments where the caller is named as a receiver. No prices. */
export function ReceivingPage() {
  const { params, pageIndex, change, toPage } = useListAddress();
  const isReceived = params.get('tab') === 'done';
  const list = useQuery(receivingQuery({ isReceived, pageIndex }));
  const [openedId, setOpened] = useState('');
  const opened = list.data?.resultData.find(({ parcelId }) => parcelId === openedId);
  return (
    <>
      <PageHead title="部门验收" note={list.data && `共 ${list.data.totalCount} 个包裹`} />
      <TabbedPanel
        tabs={tabs}
        current={isReceived ? 'done' : 'due'}
        onChange={(key) => change({ tab: key === 'done' ? 'done' : '' })}
        label="包裹状态"
        panelClass={styles.list}
      >
        <PagedList
          query={list}
          skeleton={<ListCardsLoading count={3} height={168} />}
          pageIndex={pageIndex}
          onPage={toPage}
          pagerClass={styles.pager}
          empty={
            <EmptyState
              isFramed
              title={isReceived ? '还没有验收过的包裹' : '没有待验收的包裹'}
              hint="您负责验收的部门的订单发货后，包裹会出现在这里"
            />
          }
        >
          {({ resultData }) => (
            <>
              {resultData.map((parcel) => (
                <ParcelToReceiveCard
                  key={parcel.parcelId}
                  parcel={parcel}
                  onReceive={isReceived ? undefined : () => setOpened(parcel.parcelId)}
                />
              ))}
            </>
          )}
        </PagedList>
      </TabbedPanel>
      {opened && (
        <ReceiveDialog
          path="/api/ShopReceipt/Receive"
          order={opened}
          parcel={opened}
          onClose={() => {
            setOpened('');
            void refreshReceiving();
          }}
        />
      )}
    </>
  );
}
