import { discountTargetTexts, discountText } from '@jicai/domain/money/contract-discounts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import phone from '../../parts/phone-card.module.css';
import { DiscountDialog } from './DiscountDialog.tsx';
import { DiscountsDialog } from './DiscountsDialog.tsx';
import { type Discount, discountsQuery } from './prices.queries.ts';
import { useEndDiscount } from './use-end-discount.ts';
import { useWhyClosed } from './use-why-closed.ts';

const columns = (customerId: string, mayEdit: boolean): TableColumnsType<Discount> => [
  {
    key: 'target',
    title: '对象',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.targetName}</span>
        <small className={cells.sub}>
          {discountTargetTexts[row.target]}
          {row.target === 'item' && ` ${row.targetId}`}
        </small>
      </>
    ),
  },
  { key: 'discount', title: '折扣', width: 100, align: 'right', render: (_, row) => discountText(row.discountBp) },
  { key: 'valid', title: '有效期', width: 220, render: (_, row) => `${row.validFrom} 至 ${row.validTo || '长期'}` },
  {
    key: 'act',
    title: '操作',
    width: 80,
    render: (_, row) => mayEdit && <EndButton customerId={customerId} discount={row} />,
  },
];

function EndButton({ customerId, discount }: { customerId: string; discount: Discount }) {
  const { isBusy, end } = useEndDiscount(customerId, discount);
  const whyClosed = useWhyClosed();
  return (
    <Button
      look="text"
      size="sm"
      disabled={isBusy || whyClosed !== ''}
      title={whyClosed || undefined}
      onClick={() => void end()}
    >
      终止
    </Button>
  );
}

/** Discounts off the enterprise price; they count where there is no contract price. */
export function DiscountsCard({ customerId }: { customerId: string }) {
  const query = useQuery(discountsQuery(customerId));
  const mayEdit = useMay()('ops.customer.price');
  const whyClosed = useWhyClosed();
  const closed = { disabled: whyClosed !== '', title: whyClosed || undefined };
  const [opened, setOpened] = useState<'one' | 'many'>();
  const close = () => setOpened(undefined);
  return (
    <Card
      title="协议折扣"
      note="按企业价打折，没有协议价的商品适用"
      size="sm"
      isFlush
      extra={
        mayEdit && (
          <>
            <Button {...closed} onClick={() => setOpened('many')}>
              批量录入
            </Button>
            <Button {...closed} onClick={() => setOpened('one')}>
              添加折扣
            </Button>
          </>
        )
      }
    >
      <DenseTable<Discount>
        label="协议折扣"
        rows={query.data}
        query={query}
        keyOf={(row) => row.discountId}
        columns={columns(customerId, mayEdit)}
        empty={<EmptyState title="还没有协议折扣" />}
        Card={DiscountCard}
      />
      {opened === 'one' && <DiscountDialog customerId={customerId} onClose={close} />}
      {opened === 'many' && <DiscountsDialog customerId={customerId} onClose={close} />}
    </Card>
  );
}

function DiscountCard({ row }: { row: Discount }) {
  return (
    <div className={phone.card}>
      <b>{row.targetName}</b>
      <small>
        {discountTargetTexts[row.target]} · 至 {row.validTo || '长期'}
      </small>
      <p>{discountText(row.discountBp)}</p>
    </div>
  );
}
