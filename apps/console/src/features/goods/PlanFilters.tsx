import { planStates, planStateTexts } from '@jicai/domain/money/price-plans.ts';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import type { GoodsAddress } from './goods-address.ts';

const choices = planStates.map((value) => ({ value, label: planStateTexts[value] }));

/** Search and state of planned prices. */
export function PlanFilters({ address: { searchKey, planState, change } }: { address: GoodsAddress }) {
  return (
    <>
      <ListSearch
        label="搜索定时调价"
        placeholder="商品编号或名称"
        searchKey={searchKey}
        onSearch={(next) => change({ searchKey: next })}
      />
      <FilterChip label="状态" choices={choices} value={planState ?? ''} onChange={(next) => change({ state: next })} />
    </>
  );
}
