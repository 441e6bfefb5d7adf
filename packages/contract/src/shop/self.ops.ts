import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { logisticsCodes } from '@jicai/domain/orders/logistics.ts';
import { shopPermissionCodes } from '@jicai/domain/shop-side/shop-permissions.ts';
import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';

export const selfOps = {
  /**
   * Who is signed in at the console, and what he may do there (docs/domain/shop-users.md §4): the menu and every button
   * follow from `permissions`. A buyer gets '3'.
   */
  '/api/OpsSelf/GetModel': endpoint({
    access: 'anyAccount',
    body: z.object({}),
    result: z.object({
      userId: z.string(),
      userName: z.string(),
      accountNo: z.string(),
      accountType: z.literal([accountTypes.operator, accountTypes.supplier]),
      roleNames: z.array(z.string()),
      permissions: z.array(z.enum(shopPermissionCodes)),
      /** '' for an operator. */
      supplierName: z.string(),
      companyName: z.string(),
      mustChangePwd: z.boolean(),
      /** Carriers the shop ships by, the usual one first. */
      carriers: z.array(z.literal(logisticsCodes)),
      /** What the shop sets of deadlines that screens name (docs/domain/settings.md §2). */
      terms: z.object({
        paperDays: z.number().int(),
        priceDays: z.number().int(),
        viewingMinutes: z.number().int(),
        changeDays: z.number().int(),
      }),
    }),
  }),
};
