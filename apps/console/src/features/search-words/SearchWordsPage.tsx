import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useSearchParams } from 'react-router';
import { HotWordsView } from './HotWordsView.tsx';
import { ReportView } from './ReportView.tsx';
import styles from './SearchWordsPage.module.css';
import { SynonymsView } from './SynonymsView.tsx';

const tabs = [
  { key: 'report', label: '搜索报告' },
  { key: 'hot', label: '热搜词' },
  { key: 'synonyms', label: '同义词' },
] as const;

/** /search: what people search for and do not find, and the words the shop keeps for it. */
export function SearchWordsPage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'report';
  return (
    <>
      <PageHead title="搜索" />
      <Tabs
        look="line"
        label="搜索"
        tabs={tabs}
        current={tab}
        onChange={(key) => setParams(key === 'report' ? {} : { tab: key }, { replace: true })}
        className={styles.tabs}
      />
      {tab === 'report' && <ReportView />}
      {tab === 'hot' && <HotWordsView />}
      {tab === 'synonyms' && <SynonymsView />}
    </>
  );
}
