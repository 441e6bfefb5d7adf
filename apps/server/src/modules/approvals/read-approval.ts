import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listSkuFacts, type SkuFact } from '../catalog/index.ts';
import { getTrade, linkTradeFiles } from '../orders/index.ts';
import { type ResolvedPrice, resolvePrices } from '../pricing/index.ts';
import { selectApprovalMoves, selectOrdersOfApproval, selectTradeOfApproval } from './approval-detail.store.ts';
import { type ApprovalRow, selectApproval, selectTasks } from './approvals.store.ts';
import { findSplitting } from './find-splitting.ts';
import { selectLastBought, selectUse } from './usage.store.ts';

/** An approval with all that its page shows; refused as notFound unless the caller may see the order. */
export async function getApproval(
  ctx: SignedInCtx,
  { approvalId, tradeNo }: { approvalId?: string | undefined; tradeNo?: string | undefined },
) {
  const key = approvalId ? { approvalId } : tradeNo ? { tradeNo } : undefined;
  const approval = key && (await selectApproval(ctx, key));
  if (!approval) throw refuse.notFound();
  await getTrade(ctx, approval.tradeNo);
  const [trade, orders, tasks, files] = await Promise.all([
    selectTradeOfApproval(ctx, approval.tradeId),
    selectOrdersOfApproval(ctx, approval.tradeId),
    selectTasks(ctx, { approvalId: approval.approvalId }),
    linkTradeFiles(ctx, approval.tradeId),
  ]);
  const [first] = orders;
  if (!trade || !first) throw refuse.notFound();
  const lines = orders.flatMap((order) => order.lines);
  // Whether the caller is an approver of this order; its requester never is.
  const isAsked = tasks.some((task) => task.userId === ctx.actor.userId);
  const isWaiting = approval.state === auditStates.waiting;
  const { customerId, tradeId } = approval;
  const mayJudge = isWaiting && isAsked && approval.userId !== ctx.actor.userId;
  const [moves, nowOf, splitting, use, lastOf] = await Promise.all([
    selectApprovalMoves(ctx, first.orderId),
    isWaiting ? readNow(ctx, lines) : new Map<string, LineNow>(),
    mayJudge ? findSplitting(ctx, approval) : undefined,
    mayJudge ? selectUse(ctx, { customerId, tradeId, since: monthStart(ctx.now) }) : undefined,
    isWaiting
      ? selectLastBought(ctx, { customerId, tradeId, itemIds: lines.map(({ itemId }) => itemId) })
      : new Map<string, LastBought>(),
  ]);
  return { approval, trade, orders, first, tasks, moves, nowOf, splitting, use, lastOf, files };
}
export type ReadApproval = Awaited<ReturnType<typeof getApproval>>;

/** The beginning of the month of Shanghai that `at` lies in. */
function monthStart(at: Date): Date {
  const start = fromShanghai(`${shanghaiDay(at).slice(0, 7)}-01`);
  if (!start) throw new Error('a month begins');
  return start;
}

export interface LastBought {
  priceFen: number;
  at: Date;
}

/** What goods of an order cost and whether they are to be had today. */
export interface LineNow {
  fact: SkuFact | undefined;
  price: ResolvedPrice | undefined;
}

async function readNow(
  ctx: SignedInCtx,
  lines: readonly { itemId: string; qty: number }[],
): Promise<Map<string, LineNow>> {
  const itemIds = lines.map((line) => line.itemId);
  const [facts, prices] = await Promise.all([listSkuFacts(ctx, itemIds), resolvePrices(ctx, lines)]);
  return new Map(itemIds.map((itemId) => [itemId, { fact: facts.get(itemId), price: prices.get(itemId) }]));
}

/** The approval of a trade, for callers who hold its lock; undefined where none was ever needed. */
export const findApprovalOf = (ctx: Ctx, tradeNo: string): Promise<ApprovalRow | undefined> =>
  selectApproval(ctx, { tradeNo });

/** The approval behind a trade that the caller has seen; refused as notFound where none was ever needed. */
export async function getApprovalOf(ctx: SignedInCtx, tradeNo: string): Promise<ApprovalRow> {
  const approval = await selectApproval(ctx, { tradeNo });
  if (!approval) throw refuse.notFound();
  return approval;
}
