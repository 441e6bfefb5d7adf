import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { TabbedPanel } from '@jicai/ui/layout/TabbedPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { cancellations } from './list-kinds.ts';
import { OrderList } from './OrderList.tsx';
import { ReturnList } from '../returns/index.ts';
import { OrderBones } from '../../app/center/OrderBones.tsx';
import styles from './CancelReturnPage.module.css';

/** The tabs by their name in the address; the first stands there without saying. */
const panels: Readonly<Record<string, ComponentType>> = {
  取消订单: Cancellations,
  退货售后: () => <ReturnList waiting={<OrderBones />} />,
};
const names = Object.keys(panels);

/** /center/order/cancelReturn: what was cancelled or shall be, and what goes back. */
export function CancelReturnPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') ?? '';
  const current = names.includes(asked) ? asked : (names[0] ?? '');
  const Panel = panels[current] ?? Cancellations;
  const show = (tab: string) => setParams(tab === names[0] ? {} : { tab });
  return (
    <>
      <PageHead
        title="取消及退货订单"
        note="取消申请、取消的订单和退货售后的进度；只看已结束的本人订单用“已取消订单”"
      />
      <TabbedPanel
        tabs={names.map((name) => ({ key: name, label: name }))}
        current={current}
        onChange={show}
        label="取消及退货"
        className={styles.areas}
      >
        <Panel />
      </TabbedPanel>
    </>
  );
}

function Cancellations() {
  const user = useQuery(userInfoQuery());
  return (
    <QueryState query={user} skeleton={<OrderBones />}>
      {({ permissions }) => <OrderList kind={cancellations(permissions.includes('order.viewAll'))} />}
    </QueryState>
  );
}
