import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { CategoryChip } from '../../parts/CategoryChip.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { NamedChip } from '../../parts/NamedChip.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { goodsColumns } from './goods-columns.tsx';
import type { GoodsAddress } from './goods-address.ts';
import { goodsOptionsQuery } from './goods.queries.ts';
import { PriceChip } from './PriceChip.tsx';

const none: readonly { id: string; name: string }[] = [];
const choicesOf = (named = none) => named.map(({ id, name }) => ({ value: id, label: name }));

/** Search, category, brand, supplier, label and price of the list of goods. */
export function GoodsFilters({ address }: { address: GoodsAddress }) {
  const { categoryId, brandId, supplierId, labelId, change } = address;
  const { data } = useQuery(goodsOptionsQuery());
  const { chooser } = useColumns('goods', goodsColumns({ mayEdit: false, mayCost: useMay()('ops.goods.cost') }));
  return (
    <>
      <AddressSearch label="搜索商品" placeholder="商品编号或名称" address={address} />
      <CategoryChip value={categoryId ?? ''} onChange={(next) => change({ category: next })} />
      <NamedChip label="品牌" kind="brand" value={brandId ?? ''} onChange={(next) => change({ brand: next })} />
      <NamedChip
        label="供应商"
        kind="supplier"
        value={supplierId ?? ''}
        onChange={(next) => change({ supplier: next })}
      />
      {(data?.labels.length ?? 0) > 0 && (
        <FilterChip
          label="标签"
          choices={choicesOf(data?.labels)}
          value={labelId ?? ''}
          onChange={(next) => change({ label: next })}
        />
      )}
      <PriceChip address={address} />
      {chooser}
    </>
  );
}
