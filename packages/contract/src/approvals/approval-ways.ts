import { approvalWays } from '@jicai/domain/approvals/approval-ways.ts';
import { z } from 'zod';
import { command, query } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** By which ways the caller may be told that he is asked to approve, in the order they are tried (docs/domain/approvals.md §10). */
const zWays = z.array(
  z.object({
    way: z.enum(approvalWays),
    label: z.string(),
    isOn: z.boolean(),
    /** Whom it reaches now: a connection, a mailbox or a masked mobile; '' while it reaches nobody. */
    reach: z.string(),
  }),
);
const access = { can: 'audit.act' } as const;

export const approvalWaysCalls = {
  '/api/Account/GetApprovalWays': endpoint({ access, body: query({}), result: zWays }),
  /** What is not named is off from now on; 站内信 cannot be switched off. */
  '/api/Account/SaveApprovalWays': endpoint({
    access,
    body: command({ ways: z.array(z.enum(approvalWays)).max(approvalWays.length) }),
    result: zWays,
    requestId: 'optional',
  }),
};
