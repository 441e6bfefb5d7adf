import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListPanel, PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { StatementFigures } from '../statements/index.ts';
import styles from './CreditPage.module.css';
import { BalanceEntries } from './BalanceEntries.tsx';
import { CreditTable } from './CreditTable.tsx';
import { type Credit, creditPageQuery, creditQuery } from './finance.queries.ts';

/** /finance/checkOrder/credit 信用账户: what the enterprise may still buy on account, and every change of it. */
export function CreditPage() {
  const { pageIndex, toPage } = useListAddress();
  const credit = useQuery(creditQuery());
  const entries = useQuery({ ...creditPageQuery(pageIndex), enabled: credit.data !== undefined });
  const hasNone = credit.error instanceof Refusal && credit.error.code === errorCodes.notFound;
  return (
    <>
      <PageHead title="信用账户" />
      {hasNone ? (
        <EmptyState title="尚未开通信用账户" hint="开通账期支付请联系商城" />
      ) : (
        <QueryState
          query={credit}
          skeleton={
            <Loading>
              <Skeleton height={96} radius={8} />
            </Loading>
          }
        >
          {(found) => <Balance credit={found} />}
        </QueryState>
      )}
      {credit.data && <BalanceEntries />}
      {credit.data && (
        <ListPanel label="信用流水">
          <PagedRows
            query={entries}
            pageIndex={pageIndex}
            onPage={toPage}
            empty={<EmptyState title="还没有信用流水" />}
          >
            {({ resultData }) => <CreditTable entries={resultData} />}
          </PagedRows>
        </ListPanel>
      )}
    </>
  );
}

function Balance({ credit }: { credit: Credit }) {
  return (
    <>
      {credit.overdueFee > 0 && (
        <Notice tone="danger" className={styles.late}>
          存在逾期账单，暂不能使用账期支付。<Link to="/finance/checkOrder/financeCheck?tab=待付款">去付款</Link>
        </Notice>
      )}
      <section className={styles.panel} aria-label="信用额度">
        <StatementFigures
          figures={[
            { name: '可用额度', fen: credit.availFee, isMain: true },
            { name: '余额', fen: credit.balanceFee },
            ...(credit.pendingBalanceFee > 0 ? [{ name: '待对账退款', fen: credit.pendingBalanceFee }] : []),
            { name: '信用额度', fen: credit.creditLimit },
            { name: '已用额度', fen: credit.usedFee },
            { name: '审批冻结', fen: credit.frozenFee },
            { name: '逾期未付', fen: credit.overdueFee, isHot: credit.overdueFee > 0 },
            { name: '付款期限', text: credit.termText },
          ]}
        />
      </section>
    </>
  );
}
