import { mostItemsOfRun } from '@jicai/domain/goods/goods-acts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { SelectionBar } from '../../parts/SelectionBar.tsx';
import { goodsColumns } from './goods-columns.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { type GoodsAddress, viewLabel } from './goods-address.ts';
import { type GoodsRow, goodsQuery } from './goods.queries.ts';
import { RunDialog } from './RunDialog.tsx';

type Opened = 'price' | 'putOn' | 'takeOff';

/** Goods of a view; prices and sale are edited in the row, or for all that are ticked. Ticks stay over pages. */
export function GoodsList({ address }: { address: GoodsAddress }) {
  const { view, searchKey, categoryId, brandId, supplierId, priceFrom, priceTo, pageIndex, pageSize } = address;
  const queue = view === 'all' || view === 'runs' || view === 'proposals' ? undefined : view;
  const filter = { queue, categoryId, brandId, supplierId, priceFrom, priceTo };
  const query = useQuery(goodsQuery({ ...filter, searchKey, pageIndex, pageSize }));
  const [chosen, setChosen] = useState<string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const may = useMay();
  const mayEdit = may('ops.goods.edit');
  const close = (isDone: boolean) => {
    setOpened(undefined);
    if (isDone) setChosen([]);
  };
  return (
    <>
      <DenseTable<GoodsRow>
        label="商品"
        rows={query.data?.resultData}
        error={query.error}
        onRetry={() => void query.refetch()}
        keyOf={(row) => row.itemId}
        columns={goodsColumns({ mayEdit, mayCost: may('ops.goods.cost') })}
        empty={<EmptyState title={view === 'all' ? '没有符合条件的商品' : `没有${viewLabel(view)}的商品`} />}
        selection={mayEdit ? { keys: chosen, onChange: (keys) => setChosen(keys.slice(0, mostItemsOfRun)) } : undefined}
        Card={GoodsCard}
      />
      <ListPager
        totalCount={query.data?.totalCount ?? 0}
        isCapped={query.data?.isTotalCapped ?? false}
        pageIndex={pageIndex}
        pageSize={pageSize}
        onChange={address.toPage}
      />
      {chosen.length > 0 && (
        <SelectionBar
          text={`已选 ${chosen.length} 个`}
          note={`一次最多 ${mostItemsOfRun} 个`}
          onClear={() => setChosen([])}
        >
          <Button onClick={() => setOpened('takeOff')}>下架</Button>
          <Button onClick={() => setOpened('putOn')}>上架</Button>
          <Button look="fill" onClick={() => setOpened('price')}>
            改价
          </Button>
        </SelectionBar>
      )}
      {opened && <RunDialog itemIds={chosen} opened={opened} onClose={close} />}
    </>
  );
}
