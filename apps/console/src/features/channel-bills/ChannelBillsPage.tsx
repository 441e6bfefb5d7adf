import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { QueryList } from '../../parts/QueryList.tsx';
import { BillCard, billColumns } from './bill-columns.tsx';
import { BillDrawer } from './BillDrawer.tsx';
import { type BillsAddress, billTabs, useBillsAddress } from './bills-address.ts';
import { billsQuery, type ChannelBill } from './bills.queries.ts';
import { channelChoices, RerunDialog } from './RerunDialog.tsx';

/** What the filters ask for, as list and export take it. */
const asked = ({ view, channel, dateFrom, dateTo }: BillsAddress) => ({
  isOpen: view === 'open' ? true : undefined,
  channel,
  dateFrom,
  dateTo,
});

/** /channel-bills: the bills of Alipay and WeChat, day by day, against what the shop took and gave back. */
export function ChannelBillsPage() {
  const address = useBillsAddress();
  const { view, openKey, pageIndex, pageSize } = address;
  const mayConfirm = useMay()('ops.pay.confirm');
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(billsQuery({ ...asked(address), pageIndex, pageSize }));
  const keys = (query.data?.resultData ?? []).map((row) => row.billId);
  const drawer = openKey && <BillDrawer key={openKey} billId={openKey} {...address.drawerOf(keys)} />;
  const openCount = query.data?.openBillCount ?? 0;
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="渠道对账" note="每天上午取前一天的渠道账单，与本店的收款和退款逐笔核对">
        {mayConfirm && <Button onClick={() => setAsking(true)}>核对某一天</Button>}
      </PageHead>
      <QueryList<ChannelBill>
        label="渠道账单"
        tabs={{
          views: billTabs.map((tab) => ({ ...tab, count: tab.key === 'open' ? openCount : 0, isHot: true })),
          view,
        }}
        filters={<BillFilters address={address} />}
        query={query}
        address={address}
        keyOf={(row) => row.billId}
        columns={billColumns({ isNarrow: Boolean(openKey) })}
        empty={
          <EmptyState
            title={view === 'open' ? '没有待处理的差异' : '还没有账单'}
            hint={view === 'open' ? '渠道账单与本店收款一致' : '有线上收款的第二天上午自动出现'}
          />
        }
        openKey={openKey}
        onOpen={(row) => address.open(row.billId)}
        Card={BillCard}
      />
      {isAsking && <RerunDialog onClose={() => setAsking(false)} />}
    </WithDrawer>
  );
}

function BillFilters({ address }: { address: BillsAddress }) {
  const { channel, dateFrom, dateTo, openKey, change } = address;
  const mayExport = useMay()('ops.pay.export');
  return (
    <>
      <FilterChip
        label="渠道"
        choices={channelChoices}
        value={channel ?? ''}
        onChange={(next) => change({ channel: next })}
      />
      {(!openKey || dateFrom || dateTo) && (
        <PeriodField label="账单日期" from={dateFrom} to={dateTo} onChange={change} />
      )}
      {!openKey && mayExport && (
        <ExportButton
          size="sm"
          kind="channelBills"
          rows="筛选出的账单的全部明细"
          columns={exportColumns.channelBills}
          start={async (columns) =>
            (await post('/api/OpsChannelBill/Export', { data: { ...asked(address), columns } })).resultData
          }
        />
      )}
    </>
  );
}
