import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { AttentionCard } from './AttentionCard.tsx';
import { CategoriesCard } from './CategoriesCard.tsx';
import type { Customer } from './customers.queries.ts';
import { LastOrders } from './LastOrders.tsx';
import { type Overview, overviewQuery } from './overview.queries.ts';
import styles from './CustomerPage.module.css';

const PurchaseChart = lazyPart(async () => (await import('./PurchaseChart.tsx')).PurchaseChart, ErrorState);

/** What a customer buys, and what somebody should look at. */
export function OverviewTab({ customer }: { customer: Customer }) {
  const { customerId } = customer;
  const { data: overview, error, refetch } = useQuery(overviewQuery(customerId));
  if (!overview && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!overview) return <LoadingBlock height={480} />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card title="采购额" note="近 12 个月，万元" size="sm">
          <PurchaseChart waiting={<LoadingBlock height={240} />} months={overview.months} />
        </Card>
        {overview.lastOrders && <LastOrders customerId={customerId} orders={overview.lastOrders} />}
      </div>
      <div className={styles.side}>
        <AttentionCard customer={customer} overview={overview} />
        <FactsCard customer={customer} overview={overview} />
        <CategoriesCard categories={overview.categories} />
      </div>
    </div>
  );
}

function FactsCard({ customer, overview: { titleName, addressCount } }: { customer: Customer; overview: Overview }) {
  return (
    <Card title="企业资料" size="sm">
      <Pairs>
        <Pair name="税号">{customer.taxNo}</Pair>
        <Pair name="地址">{`${customer.areaText} ${customer.address}`.trim()}</Pair>
        <Pair name="联系人">{customer.contactName}</Pair>
        <Pair name="发票抬头">{titleName || '没有默认抬头'}</Pair>
        <Pair name="收货地址">{addressCount > 0 ? `${addressCount} 个` : '还没有'}</Pair>
        <Pair name="业务员">{customer.salesmanName || '未指定'}</Pair>
      </Pairs>
    </Card>
  );
}
