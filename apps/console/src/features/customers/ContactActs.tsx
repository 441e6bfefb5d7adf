import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { ContactDialog } from './ContactDialog.tsx';
import type { Contact } from './contacts.queries.ts';
import { type Customer, customerQuery } from './customers.queries.ts';
import { useRemoveContact } from './use-remove-contact.ts';

/** What may be done with one contact of the customer whose page this is. */
export function ContactActs({ contact }: { contact: Contact }) {
  const { customerId = '' } = useParams();
  const { data: customer } = useQuery(customerQuery(customerId));
  const mayEdit = useMay()('ops.customer.edit');
  return customer && mayEdit ? <Acts customer={customer} contact={contact} /> : null;
}

function Acts({ customer, contact }: { customer: Customer; contact: Contact }) {
  const [isEditing, setEditing] = useState(false);
  const askRemove = useRemoveContact(customer);
  const { contactName } = contact;
  return (
    <span className={cells.acts}>
      <RowButton name={contactName} onClick={() => setEditing(true)}>
        编辑
      </RowButton>
      <RowButton name={contactName} onClick={() => void askRemove(contact)}>
        删除
      </RowButton>
      {isEditing && <ContactDialog customer={customer} contact={contact} onClose={() => setEditing(false)} />}
    </span>
  );
}
