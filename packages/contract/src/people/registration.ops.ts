import { zCode } from '../wire/code.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import { defaultTerm } from '@jicai/domain/statements/payment-terms.ts';
import { rejectReason } from '@jicai/domain/people/enterprise-form.ts';
import { optionally, tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFlag, zId, zLimit, zTermDays, zTermKind } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const zRegisterState = zCode(registerStates);

/** A registration in the review list; mobile and mailbox are starred, and one of them is ''. */
const zRegisterRow = z.object({
  registerId: z.string(),
  registerState: zRegisterState,
  customerName: z.string(),
  taxNo: z.string(),
  contactName: z.string(),
  accountNo: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** How often it was sent. */
  rounds: z.number().int(),
  submitTime: z.string(),
  /** '' while nobody has decided. */
  auditTime: z.string(),
  auditorName: z.string(),
  rejectReason: z.string(),
  version: z.number().int(),
});

/**
 * Review of enterprise registrations (docs/domain/api.md §7). What is starred here is shown by a call of its own, which
 * is recorded.
 */
export const registrationOps = {
  /** `searchKey`: a part of the name, a credit code or an account name. Those that wait stand first, the oldest on top. */
  '/api/OpsCustomer/GetRegisterPage': endpoint({
    access: { ops: 'ops.customer.view' },
    body: pageQuery({
      registerStates: optional.codes(registerStates),
      dateFrom: optional.text(10),
      dateTo: optional.text(10),
    }),
    result: z.array(zRegisterRow),
    extra: pageExtra,
  }),
  '/api/OpsCustomer/GetRegister': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({ registerId: zId }),
    result: zRegisterRow.extend({
      areaText: z.string(),
      address: z.string(),
      bankName: z.string(),
      /** Its last four digits. */
      bankAccount: z.string(),
      licenseName: z.string(),
      licenseType: z.string(),
      /** Set once approved. */
      customerId: z.string(),
    }),
  }),
  /** The whole mobile, mailbox and bank account; an audit row says who looked. */
  '/api/OpsCustomer/GetRegisterContact': endpoint({
    access: { ops: 'ops.customer.contact' },
    body: command({ registerId: zId }),
    result: z.object({ mobile: z.string(), email: z.string(), bankAccount: z.string() }),
  }),
  /** A link to the licence, good for the caller and ten minutes; an audit row says who looked. */
  '/api/OpsCustomer/GetRegisterLicense': endpoint({
    access: { ops: 'ops.customer.contact' },
    body: command({ registerId: zId }),
    result: z.object({
      fileUrl: z.string(),
      fileName: z.string(),
      mediaType: z.string(),
      expireTime: z.string(),
    }),
  }),
  /**
   * Approves, which makes the customer with its first department, its roles and the applicant as its administrator; or
   * refuses with a reason. The applicant is told. '6' for another version, '6001' when it is decided, '1011' when the credit
   * code has become a customer's.
   */
  '/api/OpsCustomer/AuditRegister': endpoint({
    access: { ops: 'ops.customer.admit' },
    body: command({
      registerId: zId,
      isAgree: zFlag,
      reason: zForm(optionally(rejectReason), tidyText),
      /** On approval: 月结 30 天 without them. */
      termKind: zTermKind.default(defaultTerm.kind),
      termDays: zTermDays.default(defaultTerm.days),
      /** What it may owe, in fen; 0 opens no credit. Beyond what one operator gives alone it waits for a second one. */
      creditLimit: zLimit.default(0),
    }),
    result: z.object({
      registerState: zRegisterState,
      customerId: z.string(),
      version: z.number().int(),
      /** The request for its credit, where that waits for a second person. */
      changeId: z.string().optional(),
    }),
    requestId: 'required',
  }),
};
