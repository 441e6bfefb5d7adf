import { titleTypeTexts } from '@jicai/domain/invoices/invoice-title-form.ts';
import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import phone from '../../parts/phone-card.module.css';
import { TitleDialog } from './TitleDialog.tsx';
import { type CustomerTitle, titlesQuery } from './titles.queries.ts';
import dense from '../../parts/DenseTable.module.css';

const columns: TableColumnsType<CustomerTitle> = [
  { key: 'name', title: '抬头', render: (_, row) => <Name title={row} /> },
  { key: 'taxNo', title: '税号', width: 200, render: (_, row) => row.taxNo || <span className={cells.none}>—</span> },
  { key: 'bank', title: '开户行与账号', width: 240, render: (_, row) => <Bank title={row} /> },
  { key: 'receive', title: '接收', width: 180, responsive: ['xl'], render: (_, row) => row.email || row.mobile || '—' },
];
const acts: TableColumnsType<CustomerTitle> = [
  { key: 'acts', title: '操作', width: 90, render: (_, row) => <CorrectButton title={row} /> },
];

/** The invoice titles a customer keeps; the shop corrects what is wrong in one. */
export function TitlesTab({ customerId }: { customerId: string }) {
  const query = useQuery(titlesQuery(customerId));
  const mayCorrect = useMay()('ops.customer.title');
  return (
    <Card title="发票抬头" note="由客户维护，更正后通知客户" size="sm" isFlush className={dense.inSmallCard}>
      <DenseTable<CustomerTitle>
        label="发票抬头"
        rows={query.data}
        query={query}
        keyOf={(row) => row.titleId}
        columns={mayCorrect ? [...columns, ...acts] : columns}
        empty={<EmptyState title="客户还没有发票抬头" />}
        Card={TitleCard}
      />
    </Card>
  );
}

function CorrectButton({ title }: { title: CustomerTitle }) {
  const { customerId = '' } = useParams();
  const [isOpen, setOpen] = useState(false);
  if (!useMay()('ops.customer.title')) return null;
  return (
    <>
      <RowButton name={title.titleName} onClick={() => setOpen(true)}>
        更正
      </RowButton>
      {isOpen && <TitleDialog customerId={customerId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

const Name = ({ title: { titleName, titleType, isDefault } }: { title: CustomerTitle }) => (
  <>
    <span className={phone.line}>
      <b>{titleName}</b>
      {isDefault && <Tag tone="brand">默认</Tag>}
    </span>
    <small className={cells.sub}>{titleTypeTexts[titleType]}</small>
  </>
);

function Bank({ title: { bankName, bankAccount } }: { title: CustomerTitle }) {
  if (!bankName) return <span className={cells.none}>—</span>;
  return (
    <>
      <span className={cells.line}>{bankName}</span>
      <small className={cells.sub}>{bankAccount}</small>
    </>
  );
}

function TitleCard({ row }: { row: CustomerTitle }) {
  return (
    <div className={phone.card}>
      <Name title={row} />
      <p>{row.taxNo}</p>
      <Bank title={row} />
      <CorrectButton title={row} />
    </div>
  );
}
