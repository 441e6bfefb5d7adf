import { loginAccountNo, passwordMd5 } from '@jicai/domain/validation/account.ts';
import { z } from 'zod';
import { optional, zFlag } from './body.ts';
import { endpoint } from './endpoint.ts';
import { zForm } from './form.ts';

const asItStands = (value: string) => value;

/** What a new session tells its owner. `customerId` is '' and `customerType` 2 for the shop's own side. */
export const zSignedIn = z.object({
  token: z.string(),
  userId: z.string(),
  userName: z.string(),
  accountId: z.string(),
  /** 1 买家 2 商城运营 3 供应商. */
  accountType: z.number().int(),
  companyId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerType: z.number().int(),
  roleNames: z.array(z.string()),
  mustChangePwd: z.boolean(),
});
export type SignedIn = z.infer<typeof zSignedIn>;

export const auth = {
  /** Fields stand at the top level (spec section 3). Refusals: '1001' for every kind of failure, '4' at captchaCode. */
  '/api/Account/Login': endpoint({
    access: 'public',
    body: z.object({
      accountNo: zForm(loginAccountNo),
      accountPwd: zForm(passwordMd5, asItStands),
      captchaId: optional.id,
      captchaCode: optional.text(10),
      rememberMe: zFlag.optional(),
    }),
    result: zSignedIn,
  }),
  /** Ends the session and what was remembered with it; a success also without one. */
  '/api/Account/Logout': endpoint({ access: 'public', body: z.object({}), result: z.object({}) }),
};
