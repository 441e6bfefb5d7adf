import { z } from 'zod';
import { command, optional, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** An operator sees the shop as a customer's member sees it, and changes nothing (docs/domain/accounts.md §9). */
export const viewingOps = {
  /**
   * As the member `userId`, else as the company's first administrator. What the operator looked at before ends. '5' for
   * who is no member of this customer, '3001' for one who cannot sign in. The token is kept nowhere, so nothing repeats it.
   */
  '/api/OpsCustomer/StartViewing': endpoint({
    access: { ops: 'ops.customer.viewing' },
    needsOwnPassword: true,
    body: command({ customerId: zId, userId: optional.id }),
    result: z.object({
      token: z.string(),
      userId: z.string(),
      userName: z.string(),
      companyId: z.string(),
      customerId: z.string(),
      customerName: z.string(),
    }),
  }),
  /** What the banner over the shop says; '3' for who is the buyer himself. */
  '/api/OpsCustomer/GetViewing': endpoint({
    access: 'signedIn',
    body: z.object({}),
    result: z.object({
      userName: z.string(),
      customerId: z.string(),
      customerName: z.string(),
      /** Until it ends by itself. */
      leftSec: z.number().int(),
    }),
  }),
  /** 退出, under the token of the viewing itself. */
  '/api/OpsCustomer/EndViewing': endpoint({ access: 'signedIn', body: z.object({}), result: z.object({}) }),
};
