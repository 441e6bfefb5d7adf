import type { OrderCard } from '@jicai/contract/orders/orders.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { Fragment, useState } from 'react';
import { useAuditProgress } from '../approvals/index.ts';
import { groupByRequest } from './group-by-request.ts';
import { RequestHead } from './RequestHead.tsx';
import { BulkBar } from './BulkBar.tsx';
import { type ListAddress, listBody, noFilters, readListAddress, writeListAddress } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';
import { ListPager } from './ListPager.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCardView } from './OrderCardView.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import styles from './OrderList.module.css';
import { OrderBones } from '../../app/center/OrderBones.tsx';
import { orderPageQuery } from './orders.queries.ts';
import { StateTabs } from './StateTabs.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useSelection } from './use-selection.ts';

const panelId = 'order-list';

/** An order list with its tabs, filters, cards and pages; what it shows stands in the address. */
export function OrderList({ kind }: { kind: ListKind }) {
  const { params, change: changeAddress } = useAddress();
  const address = readListAddress(params, kind);
  const orders = useQuery(orderPageQuery(listBody(address, kind)));
  // Another list is drawn anew: an order that stands in both would travel across the page.
  const [shown, setShown] = useState('');
  const asked = orders.data && !orders.isPlaceholderData ? params.toString() || 'all' : shown;
  if (asked !== shown) setShown(asked);
  const approvals = useAuditProgress(orders.data?.resultData ?? []);
  const actions = useOrderActions();
  // Another page or filter is another list: what was chosen on the old one is not in sight any more.
  const selection = useSelection(params.toString(), orders.data?.resultData ?? []);
  const change = (part: Partial<ListAddress>) =>
    changeAddress((standing) => writeListAddress({ ...readListAddress(standing, kind), pageIndex: 1, ...part }, kind));
  const hasTabs = kind.tabs.length > 0;
  // With orders that came to nothing there is nothing to be done together.
  const mayChoose = !kind.screen;
  return (
    <>
      <section className={styles.card} aria-label={hasTabs ? '订单状态与筛选' : '筛选'}>
        {hasTabs && (
          <StateTabs kind={kind} current={address.tab} onChange={(tab) => change({ tab })} panelId={panelId} />
        )}
        <OrderFilters address={address} kind={kind} onChange={change} />
      </section>
      <ColumnHead selection={mayChoose ? selection : undefined} />
      <div
        key={shown}
        id={panelId}
        role={hasTabs ? 'tabpanel' : undefined}
        aria-label={hasTabs ? address.tab : undefined}
        aria-busy={orders.isPlaceholderData}
      >
        <QueryState
          query={orders}
          skeleton={<OrderBones />}
          isEmpty={({ resultData }) => resultData.length === 0}
          empty={
            <NoOrders
              address={address}
              kind={kind}
              onReset={() => change({ ...noFilters, tab: kind.tabs[0]?.label })}
            />
          }
        >
          {({ resultData, totalCount, isTotalCapped }) => (
            <>
              {groupByRequest(resultData).map((group) => (
                <Fragment key={group[0]?.orderId}>
                  {group.length > 1 && <GroupHead group={group} approvals={approvals} onAct={actions.act} />}
                  {group.map((order) => (
                    <OrderCardView
                      key={order.orderId}
                      order={group.length > 1 ? withoutWithdraw(order) : order}
                      isInGroup={group.length > 1}
                      approval={approvals.get(order.tradeId)}
                      isOthers={kind.scope === 'all'}
                      choice={
                        mayChoose
                          ? { isChosen: selection.has(order), toggle: () => selection.toggle(order) }
                          : undefined
                      }
                      isBusy={actions.busyNo === order.orderNo}
                      onAct={(action) => actions.act(action, order)}
                    />
                  ))}
                </Fragment>
              ))}
              <ListPager
                address={address}
                totalCount={totalCount}
                isCapped={isTotalCapped ?? false}
                onChange={change}
              />
            </>
          )}
        </QueryState>
      </div>
      <BulkBar chosen={selection.chosen} onClear={selection.clear} />
      <OrderDialogs actions={actions} />
    </>
  );
}

function GroupHead({
  group,
  approvals,
  onAct,
}: {
  group: readonly OrderCard[];
  approvals: ReturnType<typeof useAuditProgress>;
  onAct: ReturnType<typeof useOrderActions>['act'];
}) {
  const [first] = group;
  if (!first) return null;
  return (
    <RequestHead
      tradeNo={first.tradeNo}
      orderCount={group.length}
      approval={approvals.get(first.tradeId)}
      onWithdraw={first.actions.includes('withdraw') ? () => onAct('withdraw', first) : undefined}
    />
  );
}

/** In a request the head takes all of its orders back. */
const withoutWithdraw = (order: OrderCard): OrderCard => ({
  ...order,
  actions: order.actions.filter((action) => action !== 'withdraw'),
});

function ColumnHead({ selection }: { selection: ReturnType<typeof useSelection<OrderCard>> | undefined }) {
  return (
    <div className={styles.columns}>
      <span className={styles.goods}>
        {selection ? (
          <Checkbox
            isChecked={selection.isAll}
            isPartly={selection.chosen.length > 0}
            disabled={selection.isNothingThere}
            onChange={selection.toggleAll}
          >
            <span className={styles.all}>商品</span>
            <span className="sr">：选择本页全部订单</span>
          </Checkbox>
        ) : (
          <b aria-hidden="true">商品</b>
        )}
        <span aria-hidden="true">单价</span>
        <span aria-hidden="true">数量</span>
      </span>
      <span className={styles.money} aria-hidden="true">
        应付金额
      </span>
      <span className={styles.state} aria-hidden="true">
        状态
      </span>
      <span className={styles.actions} aria-hidden="true">
        操作
      </span>
    </div>
  );
}
