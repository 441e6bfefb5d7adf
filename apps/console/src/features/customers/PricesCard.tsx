import { type PriceQueue, priceQueueNames, priceQueues } from '@jicai/domain/money/contract-rows.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { PriceCard, priceColumns } from './price-columns.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { type ContractPrice, pricesQuery } from './prices.queries.ts';

const choices = priceQueueNames.map((value) => ({ value, label: priceQueues[value] }));

/** Contract prices item by item, and the way to agree on more. */
export function PricesCard({ customerId, onWhy }: { customerId: string; onWhy: (itemNo: string) => void }) {
  const [page, setPage] = useState({ pageIndex: 1, pageSize: 20 });
  const [searchKey, setSearchKey] = useState('');
  const [queue, setQueue] = useState<PriceQueue>();
  const [isAdding, setAdding] = useState(false);
  const may = useMay();
  const mayEdit = may('ops.customer.price');
  const today = useToday();
  const query = useQuery(pricesQuery({ customerId, queue, searchKey, ...page }));
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
          <FilterChip
            label="状态"
            choices={choices.filter(({ value }) => value !== 'underLine' || may('ops.goods.cost'))}
            value={queue ?? ''}
            onChange={(next) => {
              setQueue(priceQueueNames.find((one) => one === next));
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
        columns={priceColumns({ customerId, today, mayEdit, mayCost: may('ops.goods.cost'), onWhy })}
        empty={<EmptyState title={searchKey || queue ? '没有符合条件的协议价' : '还没有协议价'} />}
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
