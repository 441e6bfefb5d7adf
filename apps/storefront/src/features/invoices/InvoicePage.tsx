import { TabbedPanel } from '@jicai/ui/layout/TabbedPanel.tsx';
import { useSearchParams } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { ApplyList } from './ApplyList.tsx';
import styles from './Invoices.module.css';
import { InvoiceRecords } from './InvoiceRecords.tsx';
import { TitleList } from './TitleList.tsx';

const tabs = [
  { key: 'apply', label: '可开票订单' },
  { key: 'records', label: '开票记录' },
  { key: 'titles', label: '抬头管理' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

/** /center/kamUser/invoice: what can be invoiced, what was, and on whom; the tab stands in the address. */
export function InvoicePage() {
  const [params, setParams] = useSearchParams();
  const current = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'apply';
  const open = (tab: TabKey) => setParams(tab === 'apply' ? {} : { tab }, { replace: true });
  return (
    <>
      <PageHead title="发票管理" />
      <TabbedPanel tabs={tabs} current={current} onChange={open} label="发票管理" className={styles.tabs}>
        {current === 'apply' && <ApplyList onApplied={() => open('records')} />}
        {current === 'records' && <InvoiceRecords empty="还没有开票记录" />}
        {current === 'titles' && <TitleList />}
      </TabbedPanel>
    </>
  );
}
