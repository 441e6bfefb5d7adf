import { orderTabs } from '@jicai/domain/order-states.ts';
import { buttonClass } from '@jicai/ui/Button.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { Pagination } from '@jicai/ui/Pagination.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { Tabs } from '@jicai/ui/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { userInfoQuery } from '../accounts/user-info.queries.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { hasFilter, type ListAddress, listBody, pageSize, readListAddress, writeListAddress } from './list-address.ts';
import styles from './MyOrderPage.module.css';
import { OrderCardView } from './OrderCardView.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { orderPageQuery, stateCountQuery } from './orders.queries.ts';
import { useOrderActions } from './use-order-actions.ts';

const panelId = 'order-list';
/** Tabs that wait for me: their count is red. */
const hotTabs: readonly string[] = ['待付款', '待收货', '已驳回'];
const approvalTabs: readonly string[] = ['待审批', '已驳回'];
const countedTabs: readonly string[] = ['待审批', '已驳回', '待付款', '待发货', '待收货'];

/** /center/order/myOrder: all of one's own orders, the entry to the personal centre. */
export function MyOrderPage() {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params);
  const orders = useQuery(orderPageQuery(listBody(address)));
  const { act, busyNo, cancelling, closeCancel } = useOrderActions();
  const change = (part: Partial<ListAddress>) => setParams(writeListAddress({ ...address, pageIndex: 1, ...part }));
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>我的订单</h1>
        {orders.data && (
          <span className={styles.total}>
            共 {orders.data.totalCount}
            {orders.data.isTotalCapped && '+'} 单
          </span>
        )}
      </div>
      <section className={styles.card} aria-label="订单状态与筛选">
        <StateTabs current={address.tab} onChange={(tab) => change({ tab })} />
        {/* A new search in the address, as by "back", starts the field afresh. */}
        <OrderFilters key={address.searchKey} address={address} onChange={change} />
      </section>
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.goods}>
          <span>商品</span>
          <span>单价</span>
          <span>数量</span>
        </span>
        <span className={styles.money}>应付金额</span>
        <span className={styles.state}>状态</span>
        <span className={styles.actions}>操作</span>
      </div>
      <div id={panelId} role="tabpanel" aria-label={address.tab} aria-busy={orders.isPlaceholderData}>
        <QueryState
          query={orders}
          skeleton={<OrderListSkeleton />}
          isEmpty={({ resultData }) => resultData.length === 0}
          empty={
            <NoOrders
              address={address}
              onReset={() => change({ tab: orderTabs[0]?.label, searchKey: '', dateFrom: '', dateTo: '' })}
            />
          }
        >
          {({ resultData, totalCount }) => (
            <>
              {resultData.map((order) => (
                <OrderCardView
                  key={order.orderId}
                  order={order}
                  isBusy={busyNo === order.orderNo}
                  onAct={(action) => act(action, order)}
                />
              ))}
              <Pagination
                pageIndex={address.pageIndex}
                pageSize={pageSize}
                totalCount={totalCount}
                className={styles.pager}
                onChange={(pageIndex) => change({ pageIndex })}
              />
            </>
          )}
        </QueryState>
      </div>
      {cancelling && <CancelDialog {...cancelling} onClose={closeCancel} />}
    </>
  );
}

function StateTabs({ current, onChange }: { current: string; onChange: (tab: string) => void }) {
  const { data: counts = {} } = useQuery(stateCountQuery());
  const { data: user } = useQuery(userInfoQuery());
  // A member's orders are approved by nobody.
  const isMember = user?.customer.customerType === 2;
  const shown = orderTabs.filter(({ label }) => !isMember || label === current || !approvalTabs.includes(label));
  const tabs = shown.map(({ label, states }) => {
    const count = countedTabs.includes(label)
      ? states.reduce((sum, state) => sum + (counts[String(state)] ?? 0), 0)
      : 0;
    return {
      key: label,
      label: (
        <>
          {label}
          {count > 0 && (
            <em className={hotTabs.includes(label) ? `${styles.count} ${styles.hot}` : styles.count}>{count}</em>
          )}
        </>
      ),
    };
  });
  return (
    <Tabs
      tabs={tabs}
      current={current}
      onChange={onChange}
      label="订单状态"
      look="line"
      panelId={panelId}
      className={styles.tabs}
    />
  );
}

function NoOrders({ address, onReset }: { address: ListAddress; onReset: () => void }) {
  const isAll = address.tab === orderTabs[0]?.label;
  if (isAll && !hasFilter(address)) {
    return (
      <EmptyState
        className={styles.empty}
        title="还没有订单"
        hint="下单后可以在这里付款、查物流、确认收货"
        action={
          <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
            去选购
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      className={styles.empty}
      art="search"
      title={`没有${hasFilter(address) ? '符合条件的' : ''}${isAll ? '' : address.tab}订单`}
      action={
        <button type="button" className={buttonClass({ look: 'ghost' })} onClick={onReset}>
          查看全部订单
        </button>
      }
    />
  );
}
