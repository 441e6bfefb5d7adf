import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { post } from '@jicai/web/call/post.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { QueryList } from '../../parts/QueryList.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { settlementCards, settlementColumns, sheetPath } from './settlement-columns.tsx';
import { useSettlementsAddress, viewLabel, viewsOf, viewStates } from './settlements-address.ts';
import { type SettlementRow, type SettlementSide, settlementsQuery } from './settlements.queries.ts';

/** /settlements: what the shop owes its suppliers by the month. */
export function SettlementsPage() {
  const [isMaking, setMaking] = useState(false);
  const mayMake = useMay()('ops.settle.edit');
  return (
    <>
      <PageHead title="供应商结算">
        <SettlementsExport side="shop" />
        {mayMake && (
          <Button look="fill" onClick={() => setMaking(true)}>
            生成结算单
          </Button>
        )}
      </PageHead>
      <SettlementList side="shop" />
      {isMaking && <GenerateDialog onClose={() => setMaking(false)} />}
    </>
  );
}

/** /own-settlements: the sheets of the supplier who is signed in. */
export function OwnSettlementsPage() {
  return (
    <>
      <PageHead title="结算单">
        <SettlementsExport side="own" />
      </PageHead>
      <SettlementList side="own" />
    </>
  );
}

/** What the list finds, as a sheet. */
function SettlementsExport({ side }: { side: SettlementSide }) {
  const { view, month, searchKey } = useSettlementsAddress();
  const settleStates = viewStates(view);
  const reqData = { ...(settleStates && { settleStates: [...settleStates] }), month: month || undefined };
  return (
    <ExportButton
      kind={side === 'shop' ? 'settlements' : 'ownSettlements'}
      rows={`筛选出的${view === 'all' ? '' : viewLabel(view)}结算单`}
      columns={exportColumns.settlements}
      start={async (columns) => {
        const body = { reqData: { ...reqData, columns }, searchKey };
        const path = side === 'shop' ? '/api/OpsSettle/ExportList' : '/api/OpsOwnSettle/ExportList';
        return (await post(path, body)).resultData;
      }}
    />
  );
}

function SettlementList({ side }: { side: SettlementSide }) {
  const navigate = useNavigate();
  const address = useSettlementsAddress();
  const { view, month, searchKey, pageIndex, pageSize } = address;
  const query = useQuery(settlementsQuery(side, { states: viewStates(view), month, searchKey, pageIndex, pageSize }));
  const list = side === 'shop' ? 'settlements' : 'ownSettlements';
  const { columns, chooser } = useColumns(list, settlementColumns(side));
  return (
    <QueryList<SettlementRow>
      label="结算单"
      list={list}
      filters={chooser}
      tabs={{
        views: viewsOf(side).map((key) => ({ key, label: viewLabel(key) })),
        view,
      }}
      search={side === 'shop' ? '结算单号、供应商' : '结算单号'}
      query={query}
      address={address}
      keyOf={(row) => row.settleId}
      columns={columns}
      empty={
        <EmptyState
          title={view === 'all' ? '还没有结算单' : `没有${viewLabel(view)}的结算单`}
          hint={side === 'shop' ? '按月生成，核对后发给供应商确认' : '商城核对后发来，请核对并确认'}
        />
      }
      onOpen={(row) => void navigate(sheetPath(side, row.settleId))}
      Card={settlementCards[side]}
    />
  );
}
