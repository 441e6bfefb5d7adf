import { passwordMd5 } from '@jicai/domain/people/account-form.ts';
import { z } from 'zod';
import { command, zFlag, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';
import { zReason } from './customers.ops.ts';

const asItStands = (value: string) => value;
const named = { customerId: zId, userId: zId };
const entry = { access: { ops: 'ops.customer.member' }, requestId: 'required' } as const;

/** What the shop may do with one person of a customer company (docs/domain/accounts.md §11); '5' for anybody else. */
export const membersOps = {
  /** 停用 ends his sessions at once and hands his approvals on; '1' for the last administrator who can sign in. */
  '/api/OpsCustomer/SetMemberState': endpoint({
    ...entry,
    asksPassword: true,
    body: command({ ...named, isActive: zFlag, reason: zReason }),
    result: z.object({}),
  }),
  /** He may try his password again at once. */
  '/api/OpsCustomer/UnlockMember': endpoint({ ...entry, body: command(named), result: z.object({}) }),
  /** A password for once, which he has to change; his sessions end, he is told. '1010' for a weak one. */
  '/api/OpsCustomer/ResetMemberPwd': endpoint({
    ...entry,
    asksPassword: true,
    body: command({ ...named, accountPwd: zForm(passwordMd5, asItStands) }),
    result: z.object({}),
  }),
};
