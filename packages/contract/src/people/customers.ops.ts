import { z } from 'zod';
import { command, zId, zTermDays, zTermKind } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zTerm = z.object({
  customerId: z.string(),
  customerName: z.string(),
  termKind: zTermKind,
  termDays: z.number().int(),
  /** As contracts call it: 月结 30 天. */
  termText: z.string(),
  version: z.number().int(),
});

/** What the shop agreed on with an enterprise; '5' for a person and for another shop's customer. */
export const customersOps = {
  '/api/OpsCustomer/GetTerm': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({ customerId: zId }),
    result: zTerm,
  }),
  /** From the next statement on; those that stand keep the terms they were made under. '6' for another version than was read. */
  '/api/OpsCustomer/EditTerm': endpoint({
    access: { ops: 'ops.customer.term' },
    body: command({ customerId: zId, termKind: zTermKind, termDays: zTermDays }),
    result: zTerm,
    requestId: 'required',
  }),
};
