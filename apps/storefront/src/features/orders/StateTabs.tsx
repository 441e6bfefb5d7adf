import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import type { ListKind } from './list-kinds.ts';
import { stateCountQuery } from './orders.queries.ts';
import styles from './StateTabs.module.css';

/** Tabs that wait for me: their count is red. */
const hotTabs: readonly string[] = ['待付款', '待收货', '已驳回'];
const approvalTabs: readonly string[] = ['待审批', '已驳回'];
const countedTabs: readonly string[] = ['待审批', '已驳回', '待付款', '待发货', '待收货'];

/** The states of a list as tabs, with the number of orders in those where something is to be done. */
export function StateTabs({
  kind,
  current,
  onChange,
  panelId,
}: {
  kind: ListKind;
  current: string;
  onChange: (tab: string) => void;
  panelId: string;
}) {
  const { data: counts = {} } = useQuery(stateCountQuery(kind.scope));
  const { data: user } = useQuery(userInfoQuery());
  // A member's orders are approved by nobody.
  const isMember = user?.customer.customerType === customerTypes.member;
  const shown = kind.tabs.filter(({ label }) => !isMember || label === current || !approvalTabs.includes(label));
  const tabs = shown.map(({ label, states }) => ({
    key: label,
    label,
    count: countedTabs.includes(label) ? states.reduce((sum, state) => sum + (counts[String(state)] ?? 0), 0) : 0,
    isHot: hotTabs.includes(label),
  }));
  return (
    <Tabs
      tabs={tabs}
      current={current}
      onChange={onChange}
      label="订单状态"
      look="head"
      panelId={panelId}
      className={styles.tabs}
    />
  );
}
