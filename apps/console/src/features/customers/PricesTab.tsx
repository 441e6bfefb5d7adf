import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import phone from '../../parts/phone-card.module.css';
import { PricesDialog } from './PricesDialog.tsx';
import { type ContractPrice, pricesQuery } from './prices.queries.ts';
import { useEndPrice } from './use-end-price.ts';

const columns = (customerId: string, mayEdit: boolean): TableColumnsType<ContractPrice> => [
  {
    key: 'item',
    title: '商品',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.itemName}</span>
        <small className={cells.sub}>{row.itemNo}</small>
      </>
    ),
  },
  {
    key: 'enterprise',
    title: '企业价',
    width: 120,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.enterpriseFee} fallback="—" />,
  },
  {
    key: 'price',
    title: '协议价',
    width: 140,
    align: 'right',
    render: (_, row) => (
      <>
        <Price tone="plain" fen={row.priceFee} />
        {row.hasTiers && <small className={cells.sub}>有阶梯价</small>}
      </>
    ),
  },
  {
    key: 'valid',
    title: '有效期',
    width: 210,
    render: (_, row) => `${row.validFrom} 至 ${row.validTo || '长期'}`,
  },
  {
    key: 'act',
    title: '操作',
    width: 90,
    render: (_, row) => mayEdit && <EndButton customerId={customerId} price={row} />,
  },
];

function EndButton({ customerId, price }: { customerId: string; price: ContractPrice }) {
  const { isBusy, end } = useEndPrice(customerId, price);
  return (
    <Button look="text" size="sm" disabled={isBusy} onClick={() => void end()}>
      终止
    </Button>
  );
}

/** What a customer signed for, item by item, and the way to agree on more. */
export function PricesTab({ customerId }: { customerId: string }) {
  const [page, setPage] = useState({ pageIndex: 1, pageSize: 20 });
  const [searchKey, setSearchKey] = useState('');
  const [isAdding, setAdding] = useState(false);
  const mayEdit = useMay()('ops.customer.price');
  const query = useQuery(pricesQuery({ customerId, searchKey, ...page }));
  return (
    <Card
      title="协议价"
      size="sm"
      isFlush
      extra={
        <>
          <ListSearch
            label="搜索协议价"
            placeholder="商品编号或名称"
            searchKey={searchKey}
            onSearch={(next) => {
              setSearchKey(next);
              setPage({ ...page, pageIndex: 1 });
            }}
          />
          {mayEdit && <Button onClick={() => setAdding(true)}>录入协议价</Button>}
        </>
      }
    >
      <DenseTable<ContractPrice>
        label="协议价"
        rows={query.data?.resultData}
        error={query.error}
        onRetry={() => void query.refetch()}
        keyOf={(row) => row.priceId}
        columns={columns(customerId, mayEdit)}
        empty={<EmptyState title={searchKey ? '没有符合条件的协议价' : '还没有协议价'} />}
        Card={PriceCard}
      />
      <ListPager
        totalCount={query.data?.totalCount ?? 0}
        isCapped={false}
        {...page}
        onChange={(pageIndex, pageSize) => setPage({ pageIndex, pageSize })}
      />
      {isAdding && <PricesDialog customerId={customerId} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function PriceCard({ row }: { row: ContractPrice }) {
  return (
    <div className={phone.card}>
      <b>{row.itemName}</b>
      <small>
        {row.itemNo} · 至 {row.validTo || '长期'}
      </small>
      <Price tone="plain" fen={row.priceFee} />
    </div>
  );
}
