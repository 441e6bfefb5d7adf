import { contactDutyNames } from '@jicai/domain/people/customer-contacts.ts';
import { z } from 'zod';
import { command, optional, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const changed = z.object({ contactId: z.string(), version: z.number().int() });
const edit = { access: { ops: 'ops.customer.edit' }, requestId: 'required' } as const;
const zLine = zText.max(200);

/** 联系人 of a customer (docs/domain/accounts.md §14); '5' for anybody else's. Commands name the version of the file. */
export const customerContactsOps = {
  /** The preferred one first, then by name; numbers are starred. */
  '/api/OpsCustomer/GetContacts': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({ customerId: zId }),
    result: z.array(
      z.object({
        contactId: z.string(),
        contactName: z.string(),
        duty: z.enum(contactDutyNames),
        jobTitle: z.string(),
        mobile: z.string(),
        hasEmail: z.boolean(),
        note: z.string(),
        isPreferred: z.boolean(),
      }),
    ),
  }),
  /** The whole number and e-mail; an audit row says who looked. */
  '/api/OpsCustomer/GetContact': endpoint({
    access: { ops: 'ops.customer.contact' },
    body: command({ customerId: zId, contactId: zId }),
    result: z.object({ mobile: z.string(), email: z.string() }),
  }),
  /** Adds one, or changes the one that is named. Number and e-mail that are not said stay as they are. */
  '/api/OpsCustomer/SaveContact': endpoint({
    ...edit,
    body: command({
      customerId: zId,
      contactId: optional.id,
      contactName: zLine,
      duty: z.enum(contactDutyNames, '请选择联系人负责的事'),
      jobTitle: zLine.default(''),
      mobile: zLine.optional(),
      email: zLine.optional(),
      note: zText.max(1000).default(''),
      isPreferred: zFlag.default(false),
    }),
    result: changed,
  }),
  '/api/OpsCustomer/RemoveContact': endpoint({
    ...edit,
    body: command({ customerId: zId, contactId: zId }),
    result: changed,
  }),
};
