import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { noApproverText, resolveSteps, skipText, type StepMode } from '@jicai/domain/approvals/approval-flow.ts';
import { conditionText, firstMatch, isRuleMet, type RuleCondition } from '@jicai/domain/approvals/approval-rules.ts';
import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import {
  type Approver,
  type RuleRow,
  selectApprovers,
  selectCategoryPaths,
  selectOrgPath,
  selectRuleEditors,
  selectRules,
} from './rules.store.ts';
import { selectConditionNames } from './rule-settings.store.ts';

/** Which rule asks for an approval, and the people of its steps. */
export interface ApprovalFlow {
  ruleId: string;
  ruleName: string;
  /** The rule's condition in words. */
  ruleText: string;
  /**
   * None: all are passed. Undefined: nobody could be asked in one of them (noApprover), and `fault` says who can mend
   * that.
   */
  steps: { stepNo: number; mode: StepMode; approvers: Approver[] }[] | undefined;
  /** Which steps were passed and why; '' for none. */
  skipNote: string;
  fault: string | undefined;
}

/** The rules of the caller's enterprise; members have none. To be read beside other statements of a submit. */
export async function listRules(ctx: SignedInCtx): Promise<RuleRow[]> {
  return ctx.actor.customerType === customerTypes.enterprise ? selectRules(ctx, ctx.actor.customerId) : [];
}

/** The requester of an order, as approval rules see him. */
interface Asker {
  userId: string;
  userName: string;
  customerId: string;
  orgId: string | null;
}

/**
 * Why an order becomes 待审批: the first rule that an order of the caller, or of another `asker`, meets, with who will be
 * asked; undefined: no approval (docs/domain/approvals.md §1).
 */
export async function chooseFlow(
  ctx: SignedInCtx,
  rules: readonly RuleRow[],
  order: { payMode: PayMode; payFen: number; categoryIds: readonly string[] },
  asker: Asker = ctx.actor,
): Promise<ApprovalFlow | undefined> {
  const { userId, orgId, customerId } = asker;
  const likely = rules.filter((rule) => isLikely(rule, { ...order, userId }));
  if (likely.length === 0) return undefined;
  const [orgPath, categoryIds] = await Promise.all([
    orgId && likely.some(asksForOrgs) ? selectOrgPath(ctx, orgId) : [],
    likely.some((rule) => rule.condition.categoryIds?.length) ? selectCategoryPaths(ctx, order.categoryIds) : [],
  ]);
  const orgIds = orgPath.map((unit) => unit.orgId);
  const rule = firstMatch(likely, { ...order, userId, orgIds, categoryIds });
  if (!rule) return undefined;
  const [people, names] = await Promise.all([
    selectApprovers(ctx, customerId),
    namesIn(ctx, customerId, rule.condition),
  ]);
  const leaders = orgPath.map((unit) => unit.leaderUserId);
  const { ruleId, ruleName, condition, fallback } = rule;
  const directory = { people, leaders };
  const { steps, skipped, missing } = resolveSteps(rule.steps, { requesterId: userId, directory, fallback });
  return {
    ruleId,
    ruleName,
    ruleText: conditionText(condition, names),
    steps: steps?.map(({ userIds, ...step }) => ({
      ...step,
      approvers: people.filter((person) => userIds.includes(person.userId)),
    })),
    skipNote: skipped.length > 0 ? skipText(skipped, asker.userName) : '',
    fault:
      missing === undefined
        ? undefined
        : noApproverText({ ruleName, stepNo: missing, editors: await selectRuleEditors(ctx, customerId) }),
  };
}

/** Most rules go by the amount alone: there is nothing to look up. */
const namesIn = async (ctx: SignedInCtx, customerId: string, condition: RuleCondition) => {
  const { orgIds, requesterIds, categoryIds } = condition;
  return (orgIds ?? requesterIds ?? categoryIds) ? selectConditionNames(ctx, customerId, [condition]) : {};
};

/** Somebody has to answer, or would have to: not where every step is passed. */
export const needsAnswer = (flow: ApprovalFlow | undefined): flow is ApprovalFlow =>
  flow !== undefined && flow.steps?.length !== 0;

/** By amount, person and way to pay alone: most orders need no look at departments and categories. */
function isLikely({ condition }: RuleRow, facts: { userId: string; payMode: PayMode; payFen: number }): boolean {
  const { orgIds: _orgs, categoryIds: _categories, ...plain } = condition;
  return isRuleMet(plain, { ...facts, orgIds: [], categoryIds: [] });
}

const asksForOrgs = ({ condition, steps }: RuleRow): boolean =>
  Boolean(condition.orgIds?.length) ||
  steps.some((step) => step.approvers.some(({ kind }) => kind === 'leader' || kind === 'upperLeader'));
