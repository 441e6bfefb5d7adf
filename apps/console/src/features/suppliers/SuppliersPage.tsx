import { paperState, paperStates, paperStateTexts } from '@jicai/domain/shop/supplier-form.ts';
import type { SupplierSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { supplierPath } from '../../app/paths.ts';
import { useMay, useTerms } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { askedOrder } from '../../parts/list-sorting.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { useColumns } from '../../parts/use-columns.tsx';
import { useConsoleList } from '../../parts/use-console-list.ts';
import { SupplierDialog } from './SupplierDialog.tsx';
import { type SupplierRow, suppliersQuery } from './suppliers.queries.ts';

const sortOfColumn: Readonly<Record<string, SupplierSort>> = { name: 'name' };

const views = [
  { key: 'all', label: '全部' },
  { key: 'ending', label: '资质到期' },
] as const;

/** /suppliers: who ships the goods, and whose papers end. */
export function SuppliersPage() {
  const address = useConsoleList();
  const { searchKey, pageIndex, pageSize, params } = address;
  const view = params.get('view') === 'ending' ? 'ending' : 'all';
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const mayEdit = useMay()('ops.supplier.edit');
  const query = useQuery(
    suppliersQuery({
      hasEndingPaper: view === 'ending',
      ...askedOrder(address.params, sortOfColumn),
      searchKey,
      pageIndex,
      pageSize,
    }),
  );
  const { columns: chosen, chooser } = useColumns('suppliers', columns);
  return (
    <>
      <PageHead title="供应商">
        {mayEdit && (
          <Button look="fill" onClick={() => setAdding(true)}>
            添加供应商
          </Button>
        )}
      </PageHead>
      <QueryList<SupplierRow>
        label="供应商"
        list="suppliers"
        tabs={{ views, view }}
        search="供应商名称"
        filters={chooser}
        query={query}
        address={address}
        keyOf={(row) => row.supplierId}
        columns={chosen}
        sorts={{ address, ofColumn: sortOfColumn }}
        empty={<EmptyList rows={view === 'ending' ? '资质快到期的供应商' : '供应商'} address={address} />}
        onOpen={(row) => void navigate(supplierPath(row.supplierId))}
        Card={SupplierCard}
      />
      {isAdding && <SupplierDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const columns: TableColumnsType<SupplierRow> = [
  {
    key: 'name',
    title: '供应商',
    render: (_, row) => (
      <>
        <span className={cells.line}>
          {row.supplierName} {row.isSelf && <Tag tone="brand">自营</Tag>}{' '}
          {!row.isActive && <Tag tone="grey">已停用</Tag>}
        </span>
        <small className={cells.sub}>
          {[row.contactName, row.telephone].filter(Boolean).join(' · ') || '没有联系方式'}
        </small>
      </>
    ),
  },
  {
    key: 'goods',
    title: '在售商品',
    width: 110,
    align: 'right',
    render: (_, row) => row.itemCount.toLocaleString('zh-CN'),
  },
  {
    key: 'orders',
    title: '待发货订单',
    width: 120,
    align: 'right',
    render: (_, row) => row.openOrderCount.toLocaleString('zh-CN'),
  },
  { key: 'papers', title: '资质', width: 200, render: (_, row) => <PapersNote row={row} /> },
];

/** How many papers there are, and the one that ends first. */
function PapersNote({ row: { paperCount, firstValidTo } }: { row: SupplierRow }) {
  const today = useToday();
  const { paperDays } = useTerms();
  if (paperCount === 0) return <span className={cells.none}>没有资质</span>;
  const state = paperState(firstValidTo, today, paperDays);
  return (
    <>
      {paperCount} 份资质
      {state === paperStates.good ? (
        '，都在有效期内'
      ) : (
        <>
          {' '}
          <Tag isState tone={state === paperStates.over ? 'danger' : 'warn'}>
            {firstValidTo} {paperStateTexts[state]}
          </Tag>
        </>
      )}
    </>
  );
}

function SupplierCard({ row }: { row: SupplierRow }) {
  return (
    <div className={phone.card}>
      <b>{row.supplierName}</b>
      <small>
        在售 {row.itemCount} · 待发货 {row.openOrderCount}
      </small>
      <PapersNote row={row} />
    </div>
  );
}
