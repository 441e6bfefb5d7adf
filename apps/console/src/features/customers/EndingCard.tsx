import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useTerms } from '../../app/self.queries.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { priceFiguresQuery } from './prices.queries.ts';
import styles from './PricesTab.module.css';

/** That prices end soon, and the way to extend all of them; nothing where none does. */
export function EndingCard({ customerId }: { customerId: string }) {
  const { data } = useQuery(priceFiguresQuery(customerId));
  const mayEdit = useMay()('ops.customer.price');
  const { priceDays } = useTerms();
  const [isOpen, setOpen] = useState(false);
  if (!data || data.endingCount === 0) return null;
  const { endingCount, firstEnd } = data;
  return (
    <Card title="到期提醒" size="sm">
      <p className={styles.ending}>
        <b>{endingCount}</b> 个协议价 {priceDays} 天内到期，最早 {firstEnd}。到期后按协议折扣或企业价计算。
      </p>
      {mayEdit && (
        <Button armed={false} onClick={() => setOpen(true)}>
          续期 {endingCount} 个
        </Button>
      )}
      {isOpen && <ExtendDialog extended={{ customerId }} count={endingCount} onClose={() => setOpen(false)} />}
    </Card>
  );
}
