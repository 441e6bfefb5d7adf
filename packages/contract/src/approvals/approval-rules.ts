import { zCode } from '../wire/code.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, query, zFen, zFlag, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zIds = z.array(zId).max(200).optional();

/** When a rule asks for an approval: all that is given must hold. Amounts in fen: from … on, below …. */
const zCondition = z.object({
  orgIds: zIds,
  requesterIds: zIds,
  payModes: z.array(zCode(payModes)).max(3).optional(),
  categoryIds: zIds,
  amountFrom: zFen.min(0).nullish(),
  amountTo: zFen.min(0).nullish(),
});

const zApprover = z.union([
  z.object({ kind: z.enum(['user', 'role']), id: zId }),
  z.object({ kind: z.enum(['leader', 'upperLeader']) }),
]);

/** any 或签, all 会签. */
const zStep = z.object({ mode: z.enum(['any', 'all']), approvers: z.array(zApprover).max(50) });

/** Where nobody above the requester can sign: skip 免审 (only the enterprise's administrator), or a deputy 代理审批人. */
const zFallback = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skip') }),
  z.object({ kind: z.literal('deputy'), userId: zId }),
]);

const zRule = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  priority: z.number().int(),
  condition: zCondition,
  /** The condition in words. */
  ruleText: z.string(),
  steps: z.array(zStep),
  fallback: zFallback,
  isEnable: z.boolean(),
  version: z.number().int(),
});
export type ApprovalRule = z.infer<typeof zRule>;

const zPerson = z.object({ userId: z.string(), userName: z.string(), orgName: z.string() });
const zOptions = z.object({
  /** Who may ask, and who may answer. */
  requesters: z.array(zPerson),
  approvers: z.array(zPerson),
  roles: z.array(z.object({ roleId: z.string(), roleName: z.string() })),
  orgs: z.array(z.object({ orgId: z.string(), orgName: z.string() })),
});
export type RuleOptions = z.infer<typeof zOptions>;

const access = { can: 'rule.edit' } as const;

export const approvalRules = {
  /** In the order in which they are asked: the first that matches decides. */
  '/api/ShopAudit/GetRuleList': endpoint({ access, body: query({}), result: z.array(zRule) }),
  /** What a rule may name. */
  '/api/ShopAudit/GetRuleOptions': endpoint({ access, body: query({}), result: zOptions }),
  /** New without ruleId; acts on later submits only. */
  '/api/ShopAudit/SaveRule': endpoint({
    access,
    body: command({
      ruleId: optional.id,
      ruleName: z.preprocess((value) => value ?? '', z.string().transform(tidyText)),
      priority: z.number().int().min(1).max(999),
      condition: zCondition,
      steps: z.array(zStep).max(50),
      fallback: zFallback.default({ kind: 'skip' }),
      isEnable: zFlag,
    }),
    result: z.object({ ruleId: z.string(), version: z.number().int() }),
    requestId: 'optional',
  }),
  '/api/ShopAudit/DeleteRule': endpoint({
    access,
    body: command({ ruleId: zId }),
    result: z.object({}),
    requestId: 'optional',
  }),
  /** What an order of somebody would meet: nothing where no rule matches, `fault` where nobody could be asked. */
  '/api/ShopAudit/TestRule': endpoint({
    access,
    body: command({
      userId: zId,
      payFee: zFen.min(0),
      payMode: zCode(payModes).default(payModes.online),
      categoryIds: zIds,
    }),
    result: z.object({
      needAudit: z.boolean(),
      ruleName: z.string().optional(),
      skipNote: z.string().optional(),
      fault: z.string().optional(),
      steps: z
        .array(z.object({ stepNo: z.number().int(), modeText: z.string(), approvers: z.array(z.string()) }))
        .optional(),
    }),
  }),
};
