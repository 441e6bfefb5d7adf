import type { OrderFilters } from '@jicai/contract/orders/order-shapes.ts';
import { AntdFrame } from '@jicai/ui/antd/AntdFrame.tsx';
import { controlledPopup } from '@jicai/ui/antd/controlled-popup.tsx';
import { useQuery } from '@tanstack/react-query';
import { Select, TreeSelect } from 'antd';
import type { FilterProps } from './filter-props.ts';
import styles from './OrderFilters.module.css';
import { orderFiltersQuery } from './orders.queries.ts';

const treeId = 'filter-org';

/** Department and person of the list of all orders. A department takes in those below it. */
export function PeopleFilters({ address, kind, onChange }: FilterProps) {
  const { data, isLoading } = useQuery(orderFiltersQuery(kind.scope));
  const people = (data?.users ?? []).map(({ userId, userName }) => ({ value: userId, label: userName }));
  return (
    <AntdFrame>
      <TreeSelect
        id={treeId}
        aria-label="部门"
        className={styles.people}
        placeholder="全部部门"
        allowClear
        showSearch={{ treeNodeFilterProp: 'title' }}
        treeDefaultExpandAll
        loading={isLoading}
        treeData={unitsUnder('0', data?.orgs ?? [])}
        value={data && address.orgId ? address.orgId : undefined}
        popupRender={controlledPopup(treeId)}
        notFoundContent="没有这个部门"
        onChange={(orgId?: string) => onChange({ orgId: orgId ?? '' })}
      />
      <Select
        aria-label="下单人"
        className={styles.people}
        placeholder="全部下单人"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        loading={isLoading}
        options={people}
        value={data && address.userId ? address.userId : undefined}
        notFoundContent="没有这个人"
        onChange={(userId?: string) => onChange({ userId: userId ?? '' })}
      />
    </AntdFrame>
  );
}

interface UnitNode {
  value: string;
  title: string;
  children: UnitNode[];
}

/** The tree below a unit; units whose parent is out of the caller's sight stand at the top. */
function unitsUnder(parentId: string, orgs: OrderFilters['orgs']): UnitNode[] {
  const known = new Set(orgs.map(({ orgId }) => orgId));
  const isUnder = (unit: { parentId: string }) =>
    parentId === '0' ? !known.has(unit.parentId) : unit.parentId === parentId;
  return orgs.filter(isUnder).map(({ orgId, orgName }) => ({
    value: orgId,
    title: orgName,
    children: unitsUnder(orgId, orgs),
  }));
}
