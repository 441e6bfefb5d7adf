import { addMonths } from '@jicai/domain/statements/statement-period.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListPanel, PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import styles from './CreditPage.module.css';
import { BalanceEntries } from './BalanceEntries.tsx';
import { CreditTrack } from './CreditTrack.tsx';
import { CreditTable } from './CreditTable.tsx';
import { type Credit, creditPageQuery, creditQuery } from './finance.queries.ts';

/** /finance/checkOrder/credit 信用账户: what the enterprise may still buy on account, and every change of it. */
export function CreditPage() {
  const { params, pageIndex, change, toPage } = useListAddress();
  const months = lastMonths(useToday());
  const month = months.find((one) => one === params.get('month')) ?? '';
  const credit = useQuery(creditQuery());
  const entries = useQuery({ ...creditPageQuery(month, pageIndex), enabled: credit.data !== undefined });
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
          <div className={styles.bar}>
            <h2>信用流水</h2>
            <Select
              label="月份"
              placeholder="全部月份"
              value={month}
              options={months.map((value) => ({ value, label: monthText(value) }))}
              onChange={(value) => change({ month: value })}
            />
          </div>
          <PagedRows
            query={entries}
            pageIndex={pageIndex}
            onPage={toPage}
            empty={<EmptyState title={month ? `${monthText(month)}没有信用流水` : '还没有信用流水'} />}
          >
            {({ resultData }) => <CreditTable entries={resultData} />}
          </PagedRows>
        </ListPanel>
      )}
    </>
  );
}

/** This month and the twelve before it, "YYYY-MM". */
const lastMonths = (today: string): string[] =>
  Array.from({ length: 13 }, (_, back) => addMonths(today.slice(0, 7), -back));
const monthText = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

/** What is left, how the rest of the limit is taken, and what else is to be known, in cells of one width. */
function Balance({ credit }: { credit: Credit }) {
  const { creditLimit, usedFee, frozenFee, availFee, overdueFee } = credit;
  return (
    <>
      {overdueFee > 0 && (
        <Notice tone="danger" className={styles.late}>
          存在逾期账单，暂不能使用账期支付。<Link to="/finance/checkOrder/financeCheck?tab=待付款">去付款</Link>
        </Notice>
      )}
      <section className={styles.panel} aria-label="信用额度">
        <div className={styles.main}>
          <div>
            <span className={styles.name}>可用额度</span>
            <Price fen={availFee} tone="plain" className={styles.avail} />
          </div>
          <div className={styles.use}>
            <CreditTrack creditLimit={creditLimit} usedFee={usedFee} frozenFee={frozenFee} />
            <p className={styles.legend}>
              <span className={styles.used}>
                已用 <Price fen={usedFee} tone="plain" className={styles.fee} />
              </span>
              <span className={styles.frozen}>
                审批冻结 <Price fen={frozenFee} tone="plain" className={styles.fee} />
              </span>
              <span>
                信用额度 <Price fen={creditLimit} tone="plain" className={styles.fee} />
              </span>
            </p>
          </div>
        </div>
        <dl className={styles.facts}>
          <Fact name="余额">
            <Price fen={credit.balanceFee} tone="plain" className={styles.fee} />
          </Fact>
          {credit.pendingBalanceFee > 0 && (
            <Fact name="待对账退款">
              <Price fen={credit.pendingBalanceFee} tone="plain" className={styles.fee} />
            </Fact>
          )}
          <Fact name="逾期未付" isHot={overdueFee > 0}>
            <Price fen={overdueFee} tone="plain" className={styles.fee} />
          </Fact>
          <Fact name="付款期限">{credit.termText}</Fact>
        </dl>
      </section>
    </>
  );
}

function Fact({ name, isHot = false, children }: { name: string; isHot?: boolean; children: ReactNode }) {
  return (
    <div className={isHot ? styles.hot : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
