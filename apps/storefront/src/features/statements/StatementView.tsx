import { disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { StatementBar } from './StatementBar.tsx';
import { StatementHeadCard } from './StatementHeadCard.tsx';
import type { Marks } from './ItemTable.tsx';
import { StatementItems } from './StatementItems.tsx';
import { StatementRecord } from './StatementRecord.tsx';
import type { StatementModel } from './statements.queries.ts';
import styles from './StatementView.module.css';

/** A statement: its head, its rows or what happened to it, and the bar with what the reader may do. */
export function StatementView({ statement }: { statement: StatementModel }) {
  const { counts, checkId, version, actions } = statement;
  const [params, setParams] = useSearchParams();
  // What is marked belongs to the version that was read: after an answer of the shop one checks again.
  const draft = useDraft<{ marks: Marks }>(`statement.${checkId}.${version}`, { marks: {} }, { outlivesPage: true });
  const [marks, setMarks] = useState<Marks>(draft.start.marks);
  const change = (next: Marks) => {
    setMarks(next);
    draft.keep(Object.keys(next).length > 0 ? { marks: next } : undefined);
  };
  const tabs = [
    { key: '', label: '全部明细', count: counts.all },
    { key: '异议', label: '异议', count: counts.disputed },
    { key: '已答复', label: '已答复', count: counts.replied },
    { key: '开票与付款', label: '开票与付款' },
    { key: '操作记录', label: '操作记录' },
  ];
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? '';
  const isRecord = tab === '开票与付款' || tab === '操作记录';
  const choose = (key: string) => setParams({ checkId, ...(key && { tab: key }) }, { replace: true });
  return (
    <div className={styles.view}>
      <StatementHeadCard statement={statement} />
      <section className={styles.panel} aria-label="对账明细">
        <Tabs tabs={tabs} current={tab} onChange={choose} label="对账单内容" look="head" panelId="statement-panel" />
        <div id="statement-panel" role="tabpanel" aria-label={tab || '全部明细'}>
          {isRecord ? (
            <StatementRecord statement={statement} isMoney={tab === '开票与付款'} />
          ) : (
            <StatementItems
              checkId={checkId}
              disputeStates={
                tab === '异议' ? [disputeStates.open] : tab === '已答复' ? [disputeStates.answered] : undefined
              }
              canMark={actions.includes('dispute')}
              marks={marks}
              onMark={change}
            />
          )}
        </div>
      </section>
      {actions.some((action) => action !== 'editRemark') && (
        <StatementBar statement={statement} marks={marks} isLoose={isRecord} onDone={() => change({})} />
      )}
    </div>
  );
}
