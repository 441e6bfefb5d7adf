import {
  contactFaults,
  type ContactForm,
  contactText,
  maxContacts,
  tooManyContacts,
} from '@jicai/domain/people/customer-contacts.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type ContactRow,
  deleteContact,
  insertContact,
  selectContacts,
  updateContact,
  updatePreferred,
} from './contacts.store.ts';
import { requireCustomer } from './contract-prices.ts';
import { updateCustomerFile } from './customer-file.store.ts';
import { holdCustomerFile, type NamedFile } from './hold-file.ts';

/** A contact as it is typed; number and e-mail that are not said stay. */
export interface TypedContact extends Omit<ContactForm, 'mobile' | 'email'> {
  mobile?: string | undefined;
  email?: string | undefined;
  isPreferred: boolean;
}

interface NamedContact {
  customerId: string;
  contactId: string;
}

/** Number and e-mail of a contact; who looked is on record. Refused as notFound. */
export async function revealContact(ctx: SignedInCtx, { customerId, contactId }: NamedContact) {
  await requireCustomer(ctx, customerId);
  const contact = findContact(await selectContacts(ctx, customerId), contactId);
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: null,
    after: { contact: contactText(contact), viewed: '电话与邮箱' },
  });
  return { mobile: contact.mobile, email: contact.email };
}

/** Refused as notFound, outdated, badInput with every faulty field and beyond as many as are kept. */
export async function saveContact(
  ctx: SignedInCtx,
  { customerId, version, contactId, ...typed }: NamedFile & TypedContact & { contactId?: string | undefined },
) {
  const file = await holdCustomerFile(ctx, { customerId, version });
  const contacts = await selectContacts(ctx, customerId);
  const before = contactId === undefined ? undefined : findContact(contacts, contactId);
  if (!before && contacts.length >= maxContacts) throw badField('contactName', tooManyContacts);
  const { isPreferred: isWanted, ...rest } = typed;
  const form = checkContact({
    ...rest,
    mobile: tidyCode(typed.mobile ?? before?.mobile ?? ''),
    email: typed.email ?? before?.email ?? '',
  });
  const savedId = before ? before.contactId : await insertContact(ctx, customerId, form);
  if (before) await updateContact(ctx, { customerId, contactId: savedId }, form);
  const isPreferred = isWanted || contacts.length === 0;
  if (isPreferred !== (before?.isPreferred ?? false))
    await updatePreferred(ctx, customerId, isPreferred ? savedId : null);
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: before ? factsOf(before) : {},
    after: factsOf({ ...form, isPreferred }),
  });
  return { contactId: savedId, version: await updateCustomerFile(ctx, file) };
}

/** Refused as notFound, outdated. */
export async function removeContact(ctx: SignedInCtx, { contactId, ...named }: NamedFile & { contactId: string }) {
  const file = await holdCustomerFile(ctx, named);
  const { customerId } = file;
  const contact = findContact(await selectContacts(ctx, customerId), contactId);
  await deleteContact(ctx, customerId, contactId);
  await writeAudit(ctx, { subject: `customer ${customerId}`, before: factsOf(contact), after: {} });
  return { contactId, version: await updateCustomerFile(ctx, file) };
}

function findContact(contacts: readonly ContactRow[], contactId: string): ContactRow {
  const contact = contacts.find((one) => one.contactId === contactId);
  if (!contact) throw refuse.notFound({ text: '没有这名联系人' });
  return contact;
}

function checkContact(form: ContactForm): ContactForm {
  const fields = Object.entries(contactFaults(form)).map(([field, msg]) => ({ field, msg }));
  if (fields.length > 0) throw refuse.badInput({ fields });
  return form;
}

/** For the log: what is starred on screens is starred there too, an e-mail is only told to be there. */
const factsOf = ({ mobile, email, note, ...contact }: ContactForm & { isPreferred: boolean }) => ({
  contact: contactText(contact),
  mobile: maskedMobile(mobile),
  email: email && '已填写',
  note,
  isPreferred: contact.isPreferred,
});
