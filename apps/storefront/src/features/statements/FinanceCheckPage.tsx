import { statementTabs } from '@jicai/domain/statements/statement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useId, useState } from 'react';
import { ListPanel, PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { DebtFigures, DebtFiguresSkeleton } from './DebtFigures.tsx';
import styles from './FinanceCheckPage.module.css';
import { UnbilledRows } from './UnbilledRows.tsx';
import { StatementTable } from './StatementTable.tsx';
import { statementsQuery } from './statements.queries.ts';

const nothingToPay = '没有待付款的对账单';
const PayDialog = lazyPart(async () => (await import('./PayDialog.tsx')).PayDialog);
/** By state, and beside them what is owed too long and what stands on no statement yet. */
const labels = ['全部', '待确认', '异议中', '待付款', '逾期', '未出账', '已结清', '已作废'];

/** /finance/checkOrder/financeCheck 对账管理: the enterprise's statements by state, what it owes, and one payment for several of them. */
export function FinanceCheckPage() {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const tab = labels.find((label) => label === params.get('tab')) ?? '全部';
  const [isPaying, setIsPaying] = useState(false);
  const whyId = useId();
  const states = statementTabs.find(({ label }) => label === tab)?.states ?? [];
  const list = useQuery(
    statementsQuery({
      checkStates: states.length > 0 ? [...states] : undefined,
      isOverdue: tab === '逾期' || undefined,
      searchKey: searchKey || undefined,
      pageIndex: tab === '未出账' ? 1 : pageIndex,
    }),
  );
  const whyNot = list.data?.summary.unpaidFee === 0 ? nothingToPay : '';
  return (
    <>
      <PageHead title="对账管理">
        <span className={styles.act}>
          {(whyNot || !list.data) && (
            <small id={whyId} className={cx(!whyNot && styles.coming)}>
              {nothingToPay}
            </small>
          )}
          <Button
            look="fill"
            disabled={!list.data || whyNot !== ''}
            aria-describedby={whyNot ? whyId : undefined}
            onClick={() => setIsPaying(true)}
          >
            登记付款
          </Button>
        </span>
      </PageHead>
      {list.data ? <DebtFigures summary={list.data.summary} /> : <DebtFiguresSkeleton />}
      <ListPanel label="对账单列表">
        <div className={styles.bar}>
          <Tabs
            tabs={labels.map((label) => ({ key: label, label }))}
            current={tab}
            onChange={(label) => change({ tab: label === '全部' ? '' : label })}
            label="对账单状态"
            look="head"
            panelId="statements"
            className={styles.tabs}
          />
          {tab !== '未出账' && (
            <SearchField
              label="搜索对账单"
              placeholder="对账单号"
              searchKey={searchKey}
              onSearch={(key) => change({ searchKey: key })}
              className={styles.search}
            />
          )}
        </div>
        <div id="statements" role="tabpanel" aria-label={tab}>
          {tab === '未出账' ? (
            <UnbilledRows pageIndex={pageIndex} onPage={toPage} />
          ) : (
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
          )}
        </div>
      </ListPanel>
      {isPaying && <PayDialog onClose={() => setIsPaying(false)} />}
    </>
  );
}
