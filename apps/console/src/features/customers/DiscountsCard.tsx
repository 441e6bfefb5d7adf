import { discountTargetTexts, discountText } from '@jicai/domain/money/contract-discounts.ts';
import { type Validity, validityNames, validityTexts } from '@jicai/domain/money/price-validity.ts';
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
import { FilterChip } from '../../parts/FilterChip.tsx';
import { DaysText } from './DaysText.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import { DiscountsDialog } from './DiscountsDialog.tsx';
import { type Discount, discountsQuery } from './prices.queries.ts';
import { validityTag } from './price-validity.ts';
import { useEndDiscount } from './use-end-discount.ts';
import { useWhyClosed } from './use-why-closed.ts';
import { ValidityCell } from './ValidityCell.tsx';

const choices = validityNames.map((value) => ({ value, label: validityTexts[value] }));

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
  {
    key: 'valid',
    title: '有效期',
    width: 196,
    render: (_, row) => <ValidityCell {...row} />,
  },
  {
    key: 'act',
    title: '操作',
    width: 80,
    render: (_, row) => mayEdit && row.validity !== 'ended' && <EndButton customerId={customerId} discount={row} />,
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
      {discount.validity === 'upcoming' ? '撤回' : '终止'}
    </Button>
  );
}

/** Discounts off the enterprise price; they count where there is no contract price. */
export function DiscountsCard({ customerId }: { customerId: string }) {
  const [validity, setValidity] = useState<Validity>();
  const query = useQuery(discountsQuery({ customerId, validity }));
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
        <>
          <FilterChip
            label="折扣状态"
            choices={choices}
            value={validity ?? ''}
            onChange={(next) => setValidity(validityNames.find((one) => one === next))}
          />
          {mayEdit && (
            <>
              <Button {...closed} onClick={() => setOpened('many')}>
                批量录入
              </Button>
              <Button {...closed} onClick={() => setOpened('one')}>
                添加折扣
              </Button>
            </>
          )}
        </>
      }
    >
      <DenseTable<Discount>
        label="协议折扣"
        rows={query.data}
        query={query}
        keyOf={(row) => row.discountId}
        columns={columns(customerId, mayEdit)}
        empty={<EmptyState title={validity ? '没有符合条件的协议折扣' : '还没有协议折扣'} />}
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
        {discountTargetTexts[row.target]} · {validityTag(row).text} · <DaysText {...row} />
      </small>
      <p>{discountText(row.discountBp)}</p>
    </div>
  );
}
