import { contactDuties, maxContacts, tooManyContacts } from '@jicai/domain/people/customer-contacts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import phone from '../../parts/phone-card.module.css';
import { ContactActs } from './ContactActs.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactNumber } from './ContactNumber.tsx';
import { type Contact, contactsQuery } from './contacts.queries.ts';
import type { Customer } from './customers.queries.ts';

const columns: TableColumnsType<Contact> = [
  { key: 'name', title: '姓名', width: 220, render: (_, row) => <Name contact={row} /> },
  { key: 'number', title: '电话与邮箱', width: 240, render: (_, row) => <ContactNumber contact={row} /> },
  { key: 'note', title: '备注', render: (_, row) => row.note || <span className={cells.none}>—</span> },
];
const acts: TableColumnsType<Contact> = [
  { key: 'acts', title: '操作', width: 130, render: (_, row) => <ContactActs contact={row} /> },
];

/** Whom the shop talks to at a customer. */
export function ContactsTab({ customer }: { customer: Customer }) {
  const query = useQuery(contactsQuery(customer.customerId));
  const [isAdding, setAdding] = useState(false);
  const mayEdit = useMay()('ops.customer.edit');
  const isFull = (query.data?.length ?? 0) >= maxContacts;
  return (
    <Card
      title="联系人"
      note="商城记录，客户看不到"
      size="sm"
      isFlush
      extra={
        mayEdit && (
          <Button
            disabled={isFull}
            title={isFull ? tooManyContacts : undefined}
            armed={false}
            onClick={() => setAdding(true)}
          >
            添加联系人
          </Button>
        )
      }
    >
      <DenseTable<Contact>
        label="联系人"
        rows={query.data}
        query={query}
        keyOf={(row) => row.contactId}
        columns={mayEdit ? [...columns, ...acts] : columns}
        empty={<EmptyState title="还没有联系人" hint="记下谁管采购、谁管付款、谁收货" />}
        Card={ContactCard}
      />
      {isAdding && <ContactDialog customer={customer} contact={undefined} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Name({ contact: { contactName, duty, jobTitle, isPreferred } }: { contact: Contact }) {
  return (
    <>
      <span className={phone.line}>
        <b>{contactName}</b>
        {isPreferred && <Tag tone="brand">首选</Tag>}
      </span>
      <small className={cells.sub}>{[contactDuties[duty], jobTitle].filter(Boolean).join(' · ')}</small>
    </>
  );
}

function ContactCard({ row }: { row: Contact }) {
  return (
    <div className={phone.card}>
      <Name contact={row} />
      <ContactNumber contact={row} />
      {row.note && <p>{row.note}</p>}
      <ContactActs contact={row} />
    </div>
  );
}
