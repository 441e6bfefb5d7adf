import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { beyondApprovalText } from '@jicai/domain/orders/order-change.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { chooseFlow, findApprovalOf, listRules, needsAnswer } from '../approvals/index.ts';
import { findBuyer } from '../auth/index.ts';
import { listSkuFacts } from '../catalog/index.ts';
import type { LockedLine, LockedTrade } from '../orders/index.ts';

/**
 * More than was approved, or a sum that the customer's rules would ask about, is not bought by a change: the buyer places
 * another order (docs/domain/orders.md §15). `newFen`: of the whole trade.
 */
export async function refuseBeyondApproval(
  ctx: Ctx,
  { trade, order }: LockedTrade,
  { newFen, lines }: { newFen: number; lines: readonly LockedLine[] },
): Promise<void> {
  if (newFen <= trade.payFen) return;
  const approval = await findApprovalOf(ctx, trade.tradeNo);
  if (approval?.state === auditStates.approved) {
    if (newFen > approval.payFen) throw refuse.stateChanged({ text: beyondApprovalText });
    return;
  }
  const buyer = await findBuyer(ctx, order.userId);
  if (!buyer) return;
  const asBuyer = { ...ctx, actor: buyer.actor };
  const itemIds = lines.map(({ itemId }) => itemId);
  const [rules, facts] = await Promise.all([listRules(asBuyer), listSkuFacts(asBuyer, itemIds)]);
  const categoryIds = [...new Set([...facts.values()].map(({ categoryId }) => categoryId))];
  const flow = await chooseFlow(asBuyer, rules, { payMode: trade.payMode, payFen: newFen, categoryIds });
  if (needsAnswer(flow)) throw refuse.stateChanged({ text: beyondApprovalText });
}
