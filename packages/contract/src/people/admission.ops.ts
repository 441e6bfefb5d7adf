import { discountTargets } from '@jicai/domain/money/contract-discounts.ts';
import { mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import { defaultTerm } from '@jicai/domain/statements/payment-terms.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { accountNo, mobile, passwordMd5, personName } from '@jicai/domain/people/account-form.ts';
import { creditCode } from '@jicai/domain/people/credit-code.ts';
import { enterpriseName, tidyCreditCode } from '@jicai/domain/people/enterprise-form.ts';
import { z } from 'zod';
import { rowDays, validDays } from './agreed-rows.ts';
import { command, optional, zId, zLimit, zTermDays, zTermKind, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';
import { zPrice, zTiers } from './contract-prices.ops.ts';
import { zBp } from './contract-discounts.ops.ts';
import { poolFields } from './goods-pool.ops.ts';

/** Letting a company in with all that it gets (docs/domain/accounts.md §10). */
export const admissionOps = {
  /**
   * All parts or none: a part that cannot be taken is refused at its field and nothing has happened. What is beyond one
   * operator waits for a second one, the company is in. '3' for a part whose own permission the caller lacks; else as
   * AuditRegister.
   */
  '/api/OpsCustomer/AdmitCompany': endpoint({
    access: { ops: 'ops.customer.admit' },
    asksPassword: true,
    requestId: 'required',
    body: command({
      registerId: zId,
      termKind: zTermKind.default(defaultTerm.kind),
      termDays: zTermDays.default(defaultTerm.days),
      /** In fen; 0 opens no credit. */
      creditLimit: zLimit.default(0),
      salesmanId: optional.id,
      prices: z
        .array(z.object({ itemNo: zText.min(1).max(64), priceFee: zPrice, tiers: zTiers.default([]), ...rowDays }))
        .max(mostContractRows)
        .default([]),
      discounts: z
        .array(z.object({ target: z.enum(discountTargets), targetId: zText.min(1).max(64), discountBp: zBp }))
        .max(20, '最多 20 个折扣，其余请在入驻后添加')
        .default([]),
      /** Days of prices and discounts. */
      ...validDays,
      /** Absent: the whole range. */
      pool: z.object(poolFields).optional(),
    }),
    result: z.object({
      customerId: z.string(),
      /** What waits for a second person, in words: 授信, 3 个协议价. */
      waiting: z.array(z.string()),
    }),
  }),
  /**
   * A customer by hand (docs/domain/accounts.md §16): the company and its first administrator, who must change the given
   * password. '1006', '1007', '1010' of the account, '1011' for a credit code that is in use or under review.
   */
  '/api/OpsCustomer/AddCompany': endpoint({
    access: { ops: 'ops.customer.admit' },
    asksPassword: true,
    requestId: 'required',
    body: command({
      customerName: zForm(enterpriseName, tidyText),
      taxNo: zForm(creditCode, tidyCreditCode),
      contactName: zForm(personName, tidyText),
      mobile: zForm(mobile),
      accountNo: zForm(accountNo),
      accountPwd: zForm(passwordMd5, (value) => value),
      termKind: zTermKind.default(defaultTerm.kind),
      termDays: zTermDays.default(defaultTerm.days),
    }),
    result: z.object({ customerId: z.string() }),
  }),
  /** How a company can become a customer: by itself only where its text messages reach anybody. */
  '/api/OpsCustomer/GetWays': endpoint({
    access: { ops: 'ops.customer.view' },
    body: z.object({}),
    result: z.object({ canRegister: z.boolean() }),
  }),
};
