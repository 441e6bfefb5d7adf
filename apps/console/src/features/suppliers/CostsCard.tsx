import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import phone from '../../parts/phone-card.module.css';
import { usePage } from '../../parts/use-page.ts';
import styles from './SupplierPage.module.css';
import { CostCell, CostHistoryDialog, type GoodsRow, goodsQuery, Margin } from '../goods/index.ts';

const columns = (onHistory: (item: GoodsRow) => void): TableColumnsType<GoodsRow> => [
  {
    key: 'item',
    title: '商品',
    render: (_, row) => (
      <>
        <span className={cells.line} title={row.itemName}>
          {row.itemName}
        </span>
        <small className={cells.sub}>
          {row.itemNo}
          {!row.isOnSale && ' · 已下架'}
        </small>
      </>
    ),
  },
  {
    key: 'enterprise',
    title: '企业价',
    width: 104,
    align: 'right',
    render: (_, { enterpriseFen, retailFen }) => (
      <Price tone="plain" fen={enterpriseFen ?? retailFen ?? undefined} fallback="—" />
    ),
  },
  { key: 'cost', title: '进价', width: 136, align: 'right', render: (_, row) => <CostCell item={row} isInOwnColumn /> },
  { key: 'margin', title: '毛利率', width: 88, align: 'right', render: (_, row) => <Margin item={row} /> },
  {
    key: 'act',
    title: '操作',
    width: 88,
    render: (_, row) => (
      <Button look="text" size="sm" armed={false} aria-label={`${row.itemNo} 进价历史`} onClick={() => onHistory(row)}>
        历史
      </Button>
    ),
  },
];

/** What the goods of a supplier cost, each with its history; a file brings many at once. */
export function CostsCard({ supplierId }: { supplierId: string }) {
  const { page, toPage, toFirst } = usePage();
  const [searchKey, setSearchKey] = useState('');
  const [opened, setOpened] = useState<GoodsRow>();
  const query = useQuery(goodsQuery({ supplierId, searchKey, ...page }));
  const may = useMay();
  return (
    <Card
      title="进价"
      size="sm"
      isFlush
      extra={
        <>
          <ListSearch
            label="搜索商品"
            placeholder="商品编号或名称"
            searchKey={searchKey}
            onSearch={(next) => {
              setSearchKey(next);
              toFirst();
            }}
          />
          {may('ops.goods.import') && may('ops.goods.editCost') && (
            <Link to={paths.import} className={styles.import}>
              用文件导入
            </Link>
          )}
        </>
      }
    >
      <PagedTable<GoodsRow>
        label="进价"
        query={query}
        address={{ ...page, toPage }}
        keyOf={(row) => row.itemId}
        columns={columns(setOpened)}
        empty={<EmptyState title={searchKey ? '没有符合条件的商品' : '这个供应商还没有商品'} />}
        Card={CostCard}
      />
      {opened && (
        <CostHistoryDialog itemId={opened.itemId} name={opened.itemName} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}

/** What an item costs in the list of a phone. */
function CostCard({ row }: { row: GoodsRow }) {
  return (
    <div className={phone.card}>
      <b>{row.itemName}</b>
      <small>{row.itemNo}</small>
      <CostCell item={row} />
    </div>
  );
}
