import { planStates, planStateTexts } from '@jicai/domain/money/price-plans.ts';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import type { GoodsAddress } from './goods-address.ts';

const choices = planStates.map((value) => ({ value, label: planStateTexts[value] }));

/** Search and state of planned prices. */
export function PlanFilters({ address }: { address: GoodsAddress }) {
  const { planState, change } = address;
  return (
    <>
      <AddressSearch label="搜索定时调价" placeholder="商品编号或名称" address={address} />
      <FilterChip label="状态" choices={choices} value={planState ?? ''} onChange={(next) => change({ state: next })} />
    </>
  );
}
