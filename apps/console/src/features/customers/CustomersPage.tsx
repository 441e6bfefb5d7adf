import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { ListCard } from '../../parts/ListCard.tsx';
import { AddCompanyDialog } from './AddCompanyDialog.tsx';
import { customerCountsQuery, customersQuery, waysQuery } from './customers.queries.ts';
import {
  customersViews,
  type CustomersView,
  isOfRegisters,
  questionOf,
  readCustomers,
  useCustomersAddress,
  viewLabel,
} from './customers-address.ts';
import { CustomerFilters, CustomerList } from './CustomerList.tsx';
import { RegisterDrawer } from './RegisterDrawer.tsx';
import { RegisterList, RegisterSearch } from './RegisterList.tsx';
import { registersQuery } from './registers.queries.ts';
import styles from './CustomerPage.module.css';

/** /customers: customer companies by what is to be watched, and the companies that want to become some. */
export function CustomersPage() {
  const address = useCustomersAddress();
  const { view, openKey, change } = address;
  const may = useMay();
  const { data: ways } = useQuery(waysQuery());
  const [isAdding, setAdding] = useState(false);
  const isRegisters = isOfRegisters(view);
  const drawer = isRegisters && openKey && (
    <RegisterDrawer key={openKey} registerId={openKey} onClose={() => address.open(undefined)} />
  );
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="客户企业">
        {may('ops.customer.export') && !isRegisters && (
          <ExportButton
            kind="customers"
            rows={`筛选出的${view === 'all' ? '' : viewLabel(view)}客户`}
            columns={exportColumns.customers}
            start={async (columns) =>
              (
                await post('/api/OpsCustomer/Export', {
                  reqData: {
                    queue: questionOf(address).queue,
                    termKind: address.termKind,
                    salesmanId: address.salesmanId || undefined,
                    columns,
                  },
                  searchKey: address.searchKey,
                })
              ).resultData
            }
          />
        )}
        {may('ops.customer.admit') && (
          <Button look="fill" armed={false} onClick={() => setAdding(true)}>
            新建客户
          </Button>
        )}
      </PageHead>
      {ways?.canRegister === false && (
        <Notice tone="warn" className={styles.notice}>
          短信服务还没有配置，企业不能自己注册，请新建客户。
          {may('ops.sms.edit') && <Link to={paths.sms}>配置短信服务</Link>}
        </Notice>
      )}
      {isAdding && <AddCompanyDialog onClose={() => setAdding(false)} />}
      <ListCard
        label="客户"
        list="customers"
        tabs={{ views: useTabs(), view, onView: (next) => change({ view: next }) }}
        filters={isRegisters ? <RegisterSearch address={address} /> : <CustomerFilters address={address} />}
      >
        {isRegisters ? (
          <RegisterList address={address} isWaiting={view === 'toReview'} />
        ) : (
          <CustomerList address={address} />
        )}
      </ListCard>
    </WithDrawer>
  );
}

CustomersPage.ask = async (params: URLSearchParams) => {
  const address = readCustomers(params);
  await Promise.all([
    queryClient.prefetchQuery(listViewsQuery('customers')),
    isOfRegisters(address.view) || queryClient.prefetchQuery(customersQuery(questionOf(address))),
  ]);
};

const hot: readonly CustomersView[] = ['toReview', 'overdue'];

function useTabs() {
  const { data: counts = [] } = useQuery(customerCountsQuery());
  const waiting = useQuery(registersQuery({ isWaiting: true, searchKey: '', pageIndex: 1, pageSize: 20 }));
  const countOf = (key: CustomersView) =>
    key === 'toReview' ? (waiting.data?.totalCount ?? 0) : (counts.find(({ queue }) => queue === key)?.count ?? 0);
  return customersViews.map((key) => ({
    key,
    label: viewLabel(key),
    // Companies without credit are no work that waits.
    count: key === 'noCredit' ? 0 : countOf(key),
    isHot: hot.includes(key),
  }));
}
