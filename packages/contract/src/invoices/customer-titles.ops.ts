import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zReason } from '../people/customers.ops.ts';
import { titleForm, zTitle } from './invoice-titles.ts';

const { isDefault: _isDefault, ...form } = titleForm;

/** 发票抬头 of a customer, as the shop sees them (docs/domain/accounts.md §15); '5' for anybody else's. */
export const customerTitlesOps = {
  /** The default first. Who may not correct them sees bank account and mobile starred and no e-mail. */
  '/api/OpsCustomer/GetTitles': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({ customerId: zId }),
    result: z.array(zTitle),
  }),
  /** Under the rules of the buyer's own form; those who keep the titles are told. '6' for another version of the title. */
  '/api/OpsCustomer/CorrectTitle': endpoint({
    access: { ops: 'ops.customer.title' },
    body: command({ customerId: zId, titleId: zId, ...form, reason: zReason }),
    result: z.object({ titleId: z.string(), version: z.number().int() }),
    requestId: 'required',
  }),
};
