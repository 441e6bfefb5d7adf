import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { PlanDialog, type PlanItem } from './PlanDialog.tsx';
import { planTable } from './PlanList.tsx';
import { type PricePlan, plansQuery } from './plans.queries.ts';

const mostShown = 20;

/** The planned prices of a product, and what was planned before. */
export function PlansCard({ productId, items }: { productId: string; items: readonly PlanItem[] }) {
  const query = useQuery(plansQuery({ productId, pageIndex: 1, pageSize: mostShown }));
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay()('ops.goods.edit');
  const [first, ...more] = items;
  return (
    <Card
      title="定时调价"
      size="sm"
      isFlush
      extra={
        mayEdit && (
          <Button size="sm" onClick={() => setOpen(true)}>
            添加定时调价
          </Button>
        )
      }
    >
      <DenseTable<PricePlan>
        {...planTable}
        rows={query.data?.resultData}
        query={query}
        empty={<EmptyState title="没有定时调价" />}
      />
      {isOpen && first && <PlanDialog items={[first, ...more]} price="enterpriseFen" onClose={() => setOpen(false)} />}
    </Card>
  );
}
