import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { type Tab, Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths, placeOrderPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { CustomerStatements } from '../statements/index.ts';
import { ContactsTab } from './ContactsTab.tsx';
import { CreditTab } from './CreditTab.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerTags } from './CustomerTags.tsx';
import { type Customer, customerQuery } from './customers.queries.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { MembersTab } from './MembersTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PoolTab } from './PoolTab.tsx';
import { PricesTab } from './PricesTab.tsx';
import { TitlesTab } from './TitlesTab.tsx';
import { ViewingButton } from './ViewingButton.tsx';
import styles from './CustomerPage.module.css';

const lost = { title: '没有这个客户', hint: '它可能属于另一家商城。', to: paths.customers, toText: '回到客户企业' };

/** /customers/:id: the file of one customer company. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const query = useQuery(customerQuery(customerId));
  return (
    <DetailQuery isNamed={customerId !== ''} query={query} lost={lost}>
      {(customer) => <CustomerFile customer={customer} />}
    </DetailQuery>
  );
}

const tabs = [
  { key: 'overview', label: '概况' },
  { key: 'credit', label: '授信与账期' },
  { key: 'prices', label: '协议价' },
  { key: 'pool', label: '商品池' },
  { key: 'statements', label: '对账' },
  { key: 'titles', label: '开票' },
  { key: 'members', label: '用户' },
  { key: 'contacts', label: '联系人' },
  { key: 'history', label: '记录' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

function CustomerFile({ customer }: { customer: Customer }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'overview';
  const shown: Tab<TabKey>[] = tabs.map((one) => ({
    ...one,
    ...(one.key === 'members' && { count: customer.memberCount }),
  }));
  return (
    <>
      <DetailHead
        back={{ to: paths.customers, label: '回到客户企业' }}
        title={customer.customerName}
        mark={<CustomerTags customer={customer} />}
        facts={[
          `税号 ${customer.taxNo}`,
          `${customer.createTime.slice(0, 10)} 入驻`,
          `${customer.areaText} ${customer.address}`,
        ]}
      >
        {may('ops.customer.viewing') && <ViewingButton customerId={customer.customerId} />}
        {may('ops.order.place') && (
          <Link to={placeOrderPath(customer.customerId)} className={buttonClass({})}>
            代客下单
          </Link>
        )}
      </DetailHead>
      <CustomerFigures customer={customer} />
      <Tabs
        look="line"
        label="客户档案"
        tabs={shown}
        current={tab}
        onChange={(key) => setParams(key === 'overview' ? {} : { tab: key }, { replace: true })}
        className={styles.tabs}
      />
      {tab === 'overview' && <OverviewTab customer={customer} />}
      {tab === 'credit' && <CreditTab customer={customer} />}
      {tab === 'prices' && <PricesTab customerId={customer.customerId} />}
      {tab === 'pool' && <PoolTab customerId={customer.customerId} />}
      {tab === 'statements' && <CustomerStatements customerId={customer.customerId} />}
      {tab === 'titles' && <TitlesTab customerId={customer.customerId} />}
      {tab === 'members' && <MembersTab customerId={customer.customerId} />}
      {tab === 'contacts' && <ContactsTab customer={customer} />}
      {tab === 'history' && <HistoryTab customerId={customer.customerId} />}
    </>
  );
}
