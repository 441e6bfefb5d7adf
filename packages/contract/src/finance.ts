import { z } from 'zod';
import { query } from './body.ts';
import { endpoint } from './endpoint.ts';

export const finance = {
  /** The caller's enterprise's credit account in fen; '5' when it has none. */
  '/api/FinCheck/GetCredit': endpoint({
    access: { can: 'credit.view' },
    body: query({}),
    result: z.object({
      creditLimit: z.number().int(),
      usedFee: z.number().int(),
      frozenFee: z.number().int(),
      availFee: z.number().int(),
      overdueFee: z.number().int(),
      termDays: z.number().int(),
    }),
  }),
};
