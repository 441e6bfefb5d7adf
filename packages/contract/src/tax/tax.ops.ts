import { taxProviders } from '@jicai/domain/tax/tax-services.ts';
import { z } from 'zod';
import { command, zFlag } from '../wire/body.ts';
import { connectionFields, connectionList, zConnectionCheck } from '../wire/connection.ts';
import { endpoint } from '../wire/endpoint.ts';

const access = { ops: 'ops.tax.edit' } as const;

/** Who issues the shop's invoices (docs/domain/invoices.md §7). */
export const taxOps = {
  '/api/OpsTax/GetList': endpoint({ access, body: z.object({}), result: connectionList(taxProviders) }),
  '/api/OpsTax/Save': endpoint({
    asksPassword: true,
    access,
    body: command({ ...connectionFields(taxProviders), isFirst: zFlag }),
    result: z.object({ updateTime: z.string() }),
    requestId: 'required',
  }),
  /** Asks for an invoice that nobody requested: proves the keys, issues nothing. */
  '/api/OpsTax/Check': endpoint({
    access,
    body: command({ provider: z.enum(taxProviders) }),
    result: zConnectionCheck,
    requestId: 'required',
  }),
};
