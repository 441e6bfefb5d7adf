import { customerStates } from '@jicai/domain/people/account-types.ts';
import { termKinds } from '@jicai/domain/statements/payment-terms.ts';
import { longestReleaseDays } from '@jicai/domain/payments/credit-limits.ts';
import { customerQueueNames } from '@jicai/domain/shop-side/customer-queues.ts';
import { customerSorts } from '@jicai/domain/shop-side/list-sorts.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zFlag, zId, zLimit, zTermDays, zTermKind, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zTerm = z.object({
  customerId: z.string(),
  customerName: z.string(),
  termKind: zTermKind,
  termDays: z.number().int(),
  /** As contracts call it: 月结 30 天. */
  termText: z.string(),
  version: z.number().int(),
});

/** What the shop lets a customer owe, in fen, and what of it is used. */
const zCustomerCredit = z.object({
  limitFee: z.number().int(),
  /** The temporary limit on top of it, and its last day; 0 and '' for none. */
  tempFee: z.number().int(),
  tempUntil: z.string(),
  isFrozen: z.boolean(),
  usedFee: z.number().int(),
  frozenFee: z.number().int(),
  availFee: z.number().int(),
  balanceFee: z.number().int(),
  overdueFee: z.number().int(),
  /** Until then what is overdue stops nothing; '' for no release. */
  releasedUntil: z.string(),
});

const zCustomer = z.object({
  customerId: z.string(),
  customerName: z.string(),
  taxNo: z.string(),
  contactName: z.string(),
  customerState: zCode(customerStates),
  /** Closed: disabled, with nothing owed on either side. */
  isClosed: z.boolean(),
  /** Why nothing is shipped to it; '' while everything is. */
  shipHold: z.string(),
  /** Who of the shop's side looks after it; '' for nobody. */
  salesmanId: z.string(),
  salesmanName: z.string(),
  termText: z.string(),
  /** Absent where the shop has given it no credit. */
  credit: zCustomerCredit.optional(),
  createTime: z.string(),
  /** Names the customer as it was read, for every command of its file. */
  version: z.number().int(),
});

/** A change of the file took place at once, or waits for a second person under `changeId`. */
const zFileChanged = z.object({ version: z.number().int(), changeId: z.string().optional() });

export const zReason = zText.min(2, '请填写原因').max(200, '原因不能超过200字');
const required = { requestId: 'required' } as const;
const view = { access: { ops: 'ops.customer.view' } } as const;

/** The file of a customer company (docs/domain/accounts.md §8); '5' for a person and for another shop's customer. */
export const customersOps = {
  /** The newest first. `searchKey`: a part of the name or the contact, or a whole credit code. */
  '/api/OpsCustomer/GetPage': endpoint({
    ...view,
    body: pageQuery({
      queue: optional.oneOf(customerQueueNames),
      termKind: optional.oneOf(termKinds),
      salesmanId: optional.id,
      sort: optional.oneOf(customerSorts),
      isDown: optional.flag,
    }),
    result: z.array(zCustomer),
    extra: pageExtra,
  }),
  /** What GetPage would find as XLSX, at most 10,000 customers, made in the background; one export at a time per account, else '7'. */
  '/api/OpsCustomer/Export': endpoint({
    access: { ops: 'ops.customer.export' },
    body: pageQuery({
      queue: optional.oneOf(customerQueueNames),
      termKind: optional.oneOf(termKinds),
      salesmanId: optional.id,
      ...wantedTitles,
    }),
    result: zListExport,
  }),
  /** How many customers stand in each view, counted to 10,000. */
  '/api/OpsCustomer/GetCounts': endpoint({
    ...view,
    body: z.object({}),
    result: z.array(z.object({ queue: z.enum(customerQueueNames), count: z.number().int() })),
  }),
  '/api/OpsCustomer/GetModel': endpoint({
    ...view,
    body: command({ customerId: zId }),
    result: zCustomer.extend({
      termKind: zTermKind,
      termDays: z.number().int(),
      areaText: z.string(),
      address: z.string(),
      memberCount: z.number().int(),
      /** Orders since the first of the month, and what they cost in fen. */
      monthOrderCount: z.number().int(),
      monthFee: z.number().int(),
      /** Orders under way, which a stop of shipping or of the account leaves as they are. */
      openOrderCount: z.number().int(),
      /** How long its last settled statements took from the end of their period, on average; absent without one. */
      paid: z.object({ days: z.number(), statementCount: z.number().int() }).optional(),
      /** Why it cannot be closed yet; nothing where it can. */
      closeReasons: z.array(z.string()),
      /** One operator raises its credit to this much alone, in fen. */
      raiseAloneFee: z.number().int(),
      /** What waits for a second person. */
      waiting: z.array(
        z.object({
          changeId: z.string(),
          kindText: z.string(),
          after: z.record(z.string(), z.unknown()),
          reason: z.string(),
          requesterName: z.string(),
          createTime: z.string(),
        }),
      ),
    }),
  }),
  /** The ledger of its credit account, the newest first; nothing without one. */
  '/api/OpsCustomer/GetCreditPage': endpoint({
    ...view,
    body: pageQuery({ customerId: zId }, 20),
    result: z.array(
      z.object({
        entryId: z.string(),
        createTime: z.string(),
        kindText: z.string(),
        limitFee: z.number().int(),
        usedFee: z.number().int(),
        frozenFee: z.number().int(),
        tradeNo: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  /** Its people, by name; mobiles are starred. */
  '/api/OpsCustomer/GetMemberPage': endpoint({
    ...view,
    body: pageQuery({ customerId: zId }, 20),
    result: z.array(
      z.object({
        userId: z.string(),
        userName: z.string(),
        accountNo: z.string(),
        mobile: z.string(),
        orgName: z.string(),
        roleNames: z.string(),
        isActive: z.boolean(),
        /** Signing in is barred for a while after wrong passwords. */
        isLocked: z.boolean(),
        lastLoginTime: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  /** What was done to its file, the newest first, at most 50. */
  '/api/OpsCustomer/GetHistory': endpoint({
    ...view,
    body: command({ customerId: zId }),
    result: z.array(
      z.object({
        logId: z.string(),
        time: z.string(),
        userName: z.string(),
        act: z.string(),
        changes: z.array(z.object({ field: z.string(), name: z.string(), from: z.string(), to: z.string() })),
      }),
    ),
  }),
  /**
   * Limit, temporary limit and freeze in one; the first opens the account. Beyond what one operator gives alone it waits for
   * a second person (docs/domain/credit.md §3). '6' for another version than was read, '8001' while another change waits.
   */
  '/api/OpsCustomer/SetCredit': endpoint({
    asksPassword: true,
    access: { ops: 'ops.customer.credit' },
    body: command({
      customerId: zId,
      limitFee: zLimit,
      tempFee: zLimit.default(0),
      /** Its last day, YYYY-MM-DD; '' for none. */
      tempUntil: zText.max(10).default(''),
      isFrozen: zFlag.default(false),
      reason: zReason,
    }),
    result: zFileChanged,
    ...required,
  }),
  /** 临时放行: asks a second person to let an overdue customer buy on account for some days. '8001' where nothing is overdue. */
  '/api/OpsCustomer/ReleaseOverdue': endpoint({
    asksPassword: true,
    access: { ops: 'ops.customer.credit' },
    body: command({
      customerId: zId,
      days: z
        .number()
        .int('请输入天数')
        .min(1, '至少放行1天')
        .max(longestReleaseDays, `最多放行${longestReleaseDays}天`),
      reason: zReason,
    }),
    result: zFileChanged,
    ...required,
  }),
  /** 停止发货 with its reason, or '' to go on: orders are kept, nothing of them leaves. */
  '/api/OpsCustomer/SetShipHold': endpoint({
    access: { ops: 'ops.customer.block' },
    body: command({ customerId: zId, shipHold: zText.max(100, '原因不能超过100字').default('') }),
    result: zFileChanged,
    ...required,
  }),
  /** 停用 ends the sessions of all its people at once; open orders go on. 启用 lets them sign in again. */
  '/api/OpsCustomer/SetState': endpoint({
    asksPassword: true,
    access: { ops: 'ops.customer.block' },
    body: command({ customerId: zId, isActive: zFlag, reason: zReason }),
    result: zFileChanged,
    ...required,
  }),
  /** Operators who may look after customers: those who can sign in and may see how customers are reached, by name. */
  '/api/OpsCustomer/GetSalesmen': endpoint({
    ...view,
    body: z.object({}),
    result: z.array(z.object({ userId: z.string(), userName: z.string() })),
  }),
  /** Hands the customer to somebody of the shop's side, or to nobody (no salesmanId). '5' for who is no operator that can sign in. */
  '/api/OpsCustomer/SetSalesman': endpoint({
    access: { ops: 'ops.customer.edit' },
    body: command({ customerId: zId, salesmanId: optional.id }),
    result: zFileChanged,
    ...required,
  }),
  /** As 停用, once nothing is owed on either side; '3001' with the reasons while something is. 启用 opens it again. */
  '/api/OpsCustomer/Close': endpoint({
    asksPassword: true,
    access: { ops: 'ops.customer.block' },
    body: command({ customerId: zId, reason: zReason }),
    result: zFileChanged,
    ...required,
  }),
  /** From the next statement on; those that stand keep the terms they were made under. '6' for another version than was read. */
  '/api/OpsCustomer/EditTerm': endpoint({
    access: { ops: 'ops.customer.term' },
    body: command({ customerId: zId, termKind: zTermKind, termDays: zTermDays }),
    result: zTerm,
    ...required,
  }),
};
