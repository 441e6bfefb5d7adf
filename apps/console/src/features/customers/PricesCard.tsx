import { mostContractRows, type PriceQueue, priceQueueNames, priceQueues } from '@jicai/domain/money/contract-rows.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { usePage } from '../../parts/use-page.ts';
import { SelectionBar } from '../../parts/SelectionBar.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { PriceCard, priceColumns } from './price-columns.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { type ContractPrice, pricesQuery } from './prices.queries.ts';
import { useWhyClosed } from './use-why-closed.ts';

const choices = priceQueueNames.map((value) => ({ value, label: priceQueues[value] }));

/** Contract prices item by item, and the way to agree on more. */
export function PricesCard({ customerId, onWhy }: { customerId: string; onWhy: (itemNo: string) => void }) {
  const { page, toPage, toFirst } = usePage();
  const whyClosed = useWhyClosed();
  const [searchKey, setSearchKey] = useState('');
  const [queue, setQueue] = useState<PriceQueue>();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const [isExtending, setExtending] = useState(false);
  const may = useMay();
  const mayEdit = may('ops.customer.price');
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
              toFirst();
            }}
          />
          <FilterChip
            label="状态"
            choices={choices.filter(({ value }) => value !== 'underLine' || may('ops.goods.cost'))}
            value={queue ?? ''}
            onChange={(next) => {
              setQueue(priceQueueNames.find((one) => one === next));
              toFirst();
            }}
          />
          {mayEdit && (
            <Button disabled={whyClosed !== ''} title={whyClosed || undefined} onClick={() => setAdding(true)}>
              录入协议价
            </Button>
          )}
        </>
      }
    >
      <PagedTable<ContractPrice>
        label="协议价"
        query={query}
        address={{ ...page, toPage }}
        keyOf={(row) => row.priceId}
        columns={priceColumns({ customerId, mayEdit, mayCost: may('ops.goods.cost'), onWhy })}
        selection={
          mayEdit ? { keys: chosen, onChange: (keys) => setChosen(keys.slice(0, mostContractRows)) } : undefined
        }
        empty={<EmptyState title={searchKey || queue ? '没有符合条件的协议价' : '还没有协议价'} />}
        Card={PriceCard}
      />
      {chosen.length > 0 && (
        <SelectionBar text={`已选 ${chosen.length} 个`} note="价格不变，只改截止日期" onClear={() => setChosen([])}>
          <Button look="fill" armed={false} onClick={() => setExtending(true)}>
            续期
          </Button>
        </SelectionBar>
      )}
      {isExtending && (
        <ExtendDialog
          extended={{ customerId, priceIds: chosen }}
          count={chosen.length}
          onClose={(isDone) => {
            setExtending(false);
            if (isDone) setChosen([]);
          }}
        />
      )}
      {isAdding && <PricesDialog customerId={customerId} onClose={() => setAdding(false)} />}
    </Card>
  );
}
