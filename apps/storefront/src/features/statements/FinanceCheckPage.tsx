import { statementTabs } from '@jicai/domain/statements/statement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ListPanel, PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import styles from './FinanceCheckPage.module.css';
import { StatementFigures } from './StatementFigures.tsx';
import { StatementTable } from './StatementTable.tsx';
import { type StatementSummary, statementsQuery } from './statements.queries.ts';

const PayDialog = lazy(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog }));
const labels = statementTabs.map(({ label }) => label);

/** /finance/checkOrder/financeCheck 对账管理: the enterprise's statements by state, what it owes, and one payment for several of them. */
export function FinanceCheckPage() {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const tab = labels.find((label) => label === params.get('tab')) ?? '全部';
  const [isPaying, setIsPaying] = useState(false);
  const states = statementTabs.find(({ label }) => label === tab)?.states ?? [];
  const checkStates = states.length > 0 ? [...states] : undefined;
  const list = useQuery(statementsQuery({ checkStates, searchKey: searchKey || undefined, pageIndex }));
  return (
    <>
      <PageHead title="对账管理">
        <Button
          look="fill"
          disabled={!list.data || list.data.summary.unpaidFee === 0}
          title={list.data?.summary.unpaidFee === 0 ? '没有待付款的对账单' : undefined}
          onClick={() => setIsPaying(true)}
        >
          登记付款
        </Button>
      </PageHead>
      {list.data && <Summary summary={list.data.summary} />}
      <ListPanel label="对账单列表">
        <div className={styles.bar}>
          <Tabs
            tabs={labels.map((label) => ({ key: label, label }))}
            current={tab}
            onChange={(label) => change({ tab: label === '全部' ? '' : label })}
            label="对账单状态"
            look="line"
            panelId="statements"
            className={styles.tabs}
          />
          <SearchField
            label="搜索对账单"
            placeholder="对账单号"
            searchKey={searchKey}
            onSearch={(key) => change({ searchKey: key })}
            className={styles.search}
          />
        </div>
        <div id="statements" role="tabpanel" aria-label={tab}>
          <PagedRows
            query={list}
            pageIndex={pageIndex}
            onPage={toPage}
            empty={
              <EmptyState
                title={searchKey || tab !== '全部' ? '没有符合条件的对账单' : '还没有对账单'}
                hint="账期订单收货后，商城于次月初生成上月对账单"
              />
            }
          >
            {({ resultData }) => <StatementTable statements={resultData} />}
          </PagedRows>
        </div>
      </ListPanel>
      {isPaying && (
        <Suspense>
          <PayDialog onClose={() => setIsPaying(false)} />
        </Suspense>
      )}
    </>
  );
}

function Summary({ summary }: { summary: StatementSummary }) {
  return (
    <section className={styles.summary} aria-label="对账概况">
      <StatementFigures
        figures={[
          { name: '待确认', count: summary.awaitingCount },
          { name: '异议中', count: summary.disputedCount },
          { name: '待付款', fen: summary.unpaidFee },
          { name: '已逾期', fen: summary.overdueFee, isHot: summary.overdueFee > 0 },
        ]}
      />
    </section>
  );
}
