import {
  contactDuties,
  type ContactDuty,
  contactDutyNames,
  contactFaults,
} from '@jicai/domain/people/customer-contacts.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Contact, refreshContacts } from './contacts.queries.ts';
import type { Customer } from './customers.queries.ts';

interface ContactValues {
  contactName: string;
  duty: ContactDuty;
  jobTitle: string;
  mobile: string;
  email: string;
  note: string;
  isPreferred: boolean;
}

const none = { contactName: '', duty: 'purchase', jobTitle: '', note: '', isPreferred: false } as const;

/** Writes a contact down, or changes one. What is starred stays unless something is typed in its place. */
export function ContactDialog({
  customer: { customerId, version },
  contact,
  onClose,
}: {
  customer: Customer;
  contact: Contact | undefined;
  onClose: () => void;
}) {
  const { contactName, duty, jobTitle, note, isPreferred } = contact ?? none;
  const form = useForm<ContactValues>(
    { contactName, duty, jobTitle, note, isPreferred, mobile: '', email: '' },
    (values) => contactFaults(tidied(values)),
    { draft: `customer.contact.${customerId}.${contact?.contactId ?? 'new'}` },
  );
  const send = useWriteOnce((values: ContactValues, requestId) => {
    const { mobile, email, ...rest } = tidied(values);
    const typed = { ...(mobile && { mobile }), ...(email && { email }) };
    const data = { customerId, version, contactId: contact?.contactId, ...rest, ...typed, requestId };
    return post('/api/OpsCustomer/SaveContact', { data });
  });
  return (
    <FormDialog
      form={form}
      title={contact ? `编辑联系人 ${contact.contactName}` : '添加联系人'}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshContacts());
        toast.ok('联系人已保存');
        onClose();
      }}
    >
      <TextField<ContactValues> name="contactName" label="姓名" isRequired maxLength={20} />
      <SelectField<ContactValues> name="duty" label="负责" isRequired>
        {contactDutyNames.map((one) => (
          <option key={one} value={one}>
            {contactDuties[one]}
          </option>
        ))}
      </SelectField>
      <TextField<ContactValues> name="jobTitle" label="职务" maxLength={20} />
      <TextField<ContactValues>
        name="mobile"
        label="手机或固定电话"
        inputMode="tel"
        maxLength={30}
        help={contact?.mobile && `现为 ${contact.mobile}，留空则不变`}
      />
      <TextField<ContactValues>
        name="email"
        label="邮箱"
        inputMode="email"
        maxLength={100}
        help={contact?.hasEmail && '已有邮箱，留空则不变'}
      />
      <TextField<ContactValues> name="note" label="备注" rows={2} maxLength={200} />
      <CheckField<ContactValues> name="isPreferred">有事先找他</CheckField>
    </FormDialog>
  );
}

const tidied = ({ isPreferred, mobile, ...texts }: ContactValues) => ({
  contactName: texts.contactName.trim(),
  duty: texts.duty,
  jobTitle: texts.jobTitle.trim(),
  mobile: tidyCode(mobile),
  email: texts.email.trim(),
  note: texts.note.trim(),
  isPreferred,
});
