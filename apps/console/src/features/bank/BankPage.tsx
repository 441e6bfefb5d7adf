import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { QueryList } from '../../parts/QueryList.tsx';
import { bankTabs, stateOfView, useBankAddress } from './bank-address.ts';
import { BankCard, bankColumns } from './bank-columns.tsx';
import { type BankLine, bankLinesQuery } from './bank.queries.ts';
import styles from './BankPage.module.css';
import { CertainDialog } from './CertainDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { LineDrawer } from './LineDrawer.tsx';

/** /bank: money on the bank account, as files of the bank say it, and the trades it is for. */
export function BankPage() {
  const address = useBankAddress();
  const { view, searchKey, openKey, pageIndex, pageSize } = address;
  const mayConfirm = useMay()('ops.pay.confirm');
  const [isImporting, setImporting] = useState(false);
  const [isAccepting, setAccepting] = useState(false);
  const query = useQuery(bankLinesQuery({ lineState: stateOfView(view), searchKey, pageIndex, pageSize }));
  const rows = query.data?.resultData;
  const opened = rows?.find((row) => row.lineId === openKey);
  const keys = (rows ?? []).map((row) => row.lineId);
  const drawer = opened && <LineDrawer key={opened.lineId} line={opened} {...address.drawerOf(keys)} />;
  const { openCount = 0, certainCount = 0, certainFee = 0 } = query.data ?? {};
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="银行流水" note="导入对公账户的交易明细，与等待付款的交易核对">
        {mayConfirm && (
          <Button look="fill" onClick={() => setImporting(true)}>
            导入流水
          </Button>
        )}
      </PageHead>
      {mayConfirm && certainCount > 0 && (
        <section className={styles.certain} aria-label="可直接入账">
          <p>
            <b>
              {certainCount} 笔可直接入账，共 {fenText(certainFee)}
            </b>
            <span>单号、金额和付款方都对得上</span>
          </p>
          <Button look="soft" onClick={() => setAccepting(true)}>
            核对并入账
          </Button>
        </section>
      )}
      <QueryList<BankLine>
        label="银行流水"
        tabs={{
          views: bankTabs.map((tab) => ({ ...tab, count: tab.key === 'open' ? openCount : 0, isHot: true })),
          view,
        }}
        search="付款方、附言、流水号或交易单号"
        query={query}
        address={address}
        keyOf={(row) => row.lineId}
        columns={bankColumns({ isNarrow: opened !== undefined })}
        empty={
          <EmptyState
            title={view === 'open' ? '没有待认领的流水' : '没有流水'}
            hint={view === 'open' ? '从网银导出交易明细，导入后自动与待付交易核对' : ''}
          />
        }
        openKey={openKey}
        onOpen={(row) => address.open(row.lineId)}
        Card={BankCard}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isAccepting && <CertainDialog onClose={() => setAccepting(false)} />}
    </WithDrawer>
  );
}
