import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { GenerateDialog } from './GenerateDialog.tsx';
import { StatementList } from './StatementList.tsx';

/** The statements of one customer, and the way to make the next one. */
export function CustomerStatements({ customerId }: { customerId: string }) {
  const [page, setPage] = useState({ pageIndex: 1, pageSize: 20 });
  const [isGenerating, setGenerating] = useState(false);
  const may = useMay();
  return (
    <Card
      title="对账单"
      size="sm"
      isFlush
      extra={may('ops.statement.generate') && <Button onClick={() => setGenerating(true)}>出账</Button>}
    >
      <StatementList
        question={{ states: [], searchKey: '', customerId, ...page }}
        emptyTitle="还没有对账单"
        toPage={(pageIndex, pageSize) => setPage({ pageIndex, pageSize })}
      />
      {isGenerating && <GenerateDialog customerId={customerId} onClose={() => setGenerating(false)} />}
    </Card>
  );
}
