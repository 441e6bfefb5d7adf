import { isRuleMet, possibleSplitting, splittingHours } from '@jicai/domain/approvals/approval-rules.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { ApprovalRow } from './approvals.store.ts';
import { selectCategoryPaths, selectOrgPath, selectRules } from './rules.store.ts';
import { type NearTrade, selectNearTrades, selectRequestFacts } from './splitting.store.ts';

/** Orders of one person that together pass a limit which the one that is asked about does not pass alone. */
export interface Splitting {
  ruleName: string;
  limitFen: number;
  /** Of all of them, the one that is asked about too. */
  sumFen: number;
  others: NearTrade[];
}

/**
 * Whether a requester may have split what he wanted to stay below a limit of his enterprise's rules: with what else he has
 * submitted within `splittingHours`. Rules that would not be about this order whatever it cost are not asked.
 */
export async function findSplitting(ctx: Ctx, approval: ApprovalRow): Promise<Splitting | undefined> {
  const { userId, tradeId, customerId, payFen, submittedAt } = approval;
  const [from, until] = [-splittingHours, splittingHours].map(
    (hours) => new Date(submittedAt.getTime() + hours * hourMs),
  );
  if (!from || !until) return undefined;
  const others = await selectNearTrades(ctx, { userId, tradeId, from, until });
  if (others.length === 0) return undefined;
  const [rules, { orgId, payMode, categoryIds: own }] = await Promise.all([
    selectRules(ctx, customerId),
    selectRequestFacts(ctx, { userId, tradeId }),
  ]);
  const [path, categoryIds] = await Promise.all([
    orgId ? selectOrgPath(ctx, orgId) : [],
    selectCategoryPaths(ctx, own),
  ]);
  const facts = { userId, payMode, payFen, orgIds: path.map((unit) => unit.orgId), categoryIds };
  const limits = rules
    .filter(({ condition: { amountFromFen: _from, amountToFen: _to, ...plain } }) => isRuleMet(plain, facts))
    .map(({ ruleName, condition }) => ({ ruleName, ...condition }));
  const passed = possibleSplitting({ payFen, otherFens: others.map((one) => one.payFen), limits });
  if (!passed) return undefined;
  const parts = others.filter((one) => one.payFen < passed.limitFen);
  return { ...passed, sumFen: parts.reduce((sum, one) => sum + one.payFen, payFen), others: parts };
}
