import { mostItemsOfRun } from '@jicai/domain/goods/goods-acts.ts';
import { post } from '@jicai/web/call/post.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { countText as countOf } from '../../parts/ExportButton.tsx';
import { ExportDialog } from '../../parts/ExportDialog.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { sortOfColumn } from './goods-sorting.ts';
import { goodsColumns } from './goods-columns.tsx';
import type { RunKind } from './ActDialog.tsx';
import { FilterRunDialog } from './FilterRunDialog.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { GoodsSelectionBar } from './GoodsSelectionBar.tsx';
import { filterOf, type GoodsAddress, questionOf, viewLabel } from './goods-address.ts';
import { type GoodsRow, goodsQuery } from './goods.queries.ts';
import { RunDialog } from './RunDialog.tsx';
import { useFilterText } from './use-filter-text.ts';

/** Goods of a view; prices and sale are edited in the row, or for all that are ticked. Ticks stay over pages. */
export function GoodsList({ address }: { address: GoodsAddress }) {
  const { view } = address;
  const filter = filterOf(address);
  const query = useQuery(goodsQuery(questionOf(address)));
  const filterText = useFilterText(address);
  const [chosen, setChosen] = useState<string[]>([]);
  /** The filter all goods of which are chosen: another one is another choice. */
  const [allOf, setAllOf] = useState('');
  const [opened, setOpened] = useState<RunKind>();
  const may = useMay();
  const [isExporting, setIsExporting] = useState(false);
  const mayEdit = may('ops.goods.edit');
  const totalCount = query.data?.totalCount ?? 0;
  const isAll = allOf === JSON.stringify(filter);
  const countText = countOf(query.data);
  const clear = () => {
    setChosen([]);
    setAllOf('');
  };
  const mayCost = may('ops.goods.cost');
  const all = useMemo(() => goodsColumns({ mayEdit, mayCost }), [mayEdit, mayCost]);
  const { columns } = useColumns('goods', all);
  const close = (isDone: boolean) => {
    setOpened(undefined);
    if (isDone) clear();
  };
  return (
    <>
      <PagedTable<GoodsRow>
        label="商品"
        query={query}
        address={address}
        keyOf={(row) => row.itemId}
        columns={firstFixed(columns)}
        sorts={{ address, ofColumn: sortOfColumn }}
        empty={<EmptyList rows="商品" view={view === 'all' ? undefined : viewLabel(view)} address={address} />}
        selection={mayEdit ? { keys: chosen, onChange: (keys) => setChosen(keys.slice(0, mostItemsOfRun)) } : undefined}
        Card={GoodsCard}
      />
      {chosen.length > 0 && (
        <GoodsSelectionBar
          count={chosen.length}
          all={
            totalCount > chosen.length
              ? { countText, isChosen: isAll, onChoose: () => setAllOf(JSON.stringify(filter)) }
              : undefined
          }
          onExport={may('ops.goods.export') && !isAll ? () => setIsExporting(true) : undefined}
          onClear={clear}
          onOpen={setOpened}
        />
      )}
      {isExporting && (
        <ExportDialog
          kind="goods"
          rows={`已选的 ${chosen.length} 个`}
          note="改好后可在“导入”里导入"
          start={async () => (await post('/api/OpsGoods/Export', { reqData: { itemIds: chosen } })).resultData}
          onClose={() => setIsExporting(false)}
        />
      )}
      {opened && isAll && (
        <FilterRunDialog target={{ filter, filterText, countText }} opened={opened} onClose={close} />
      )}
      {opened && !isAll && <RunDialog itemIds={chosen} opened={opened} onClose={close} />}
    </>
  );
}

/** Picture and name stand still beside the others. */
const firstFixed = (columns: TableColumnsType<GoodsRow>): TableColumnsType<GoodsRow> =>
  columns.map((column, at) => (at === 0 ? { ...column, fixed: 'left' as const } : column));
