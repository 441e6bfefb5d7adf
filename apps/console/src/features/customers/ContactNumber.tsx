import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { askContact, type Contact } from './contacts.queries.ts';

/** A starred number with the way to the whole one, which is on record; the e-mail is told with it. */
export function ContactNumber({ contact }: { contact: Contact }) {
  const { customerId = '' } = useParams();
  const { contactId, contactName, mobile, hasEmail } = contact;
  const whole = useMutation({ mutationFn: () => askContact(customerId, contactId) });
  const mayLook = useMay()('ops.customer.contact');
  if (!mobile && !hasEmail) return <span className={cells.none}>—</span>;
  return (
    <>
      <span className={phone.line}>
        {whole.data?.mobile ?? mobile}
        {mayLook && !whole.data && (
          <RowButton name={contactName} isBusy={whole.isPending} onClick={() => whole.mutate()}>
            查看
          </RowButton>
        )}
      </span>
      {hasEmail && <small className={cells.sub}>{whole.data?.email ?? '有邮箱'}</small>}
    </>
  );
}
