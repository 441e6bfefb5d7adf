import {
  changedLines,
  changeMessages,
  differenceOf,
  type LineTerms,
  orderChangeStates,
  priceCutFen,
} from '@jicai/domain/orders/order-change.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import type { OrderTerms } from '../../db/tables/order-changes.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { type ChangeSubject, requestChange } from '../changes/index.ts';
import { sendMessages } from '../messages/index.ts';
import { asChanging, getTradeOptions, moverOf, moveOrders, requireVersion, termsOf } from '../orders/index.ts';
import { refuseBeyondApproval } from './check-approval.ts';
import { type HeldOrder, holdOrder, isStill, plain, requireChangeable, termsNow } from './hold-order.ts';
import { type NewAddress, readNewAddress } from './new-address.ts';
import { endOrderChange, insertOrderChange, lockWaitingChange } from './order-changes.store.ts';

interface Proposal {
  orderNo: string;
  lines: readonly LineTerms[];
  address?: NewAddress | undefined;
  reason: string;
  version: number | undefined;
}

/** What is proposed: under `secondPersonId` it waits for a second person before the buyer is asked under `changeId`. */
export interface Proposed {
  changeId?: string;
  secondPersonId?: string;
}

/**
 * Proposes a change of an order to its buyer (docs/domain/orders.md §15); nothing of it counts before he accepts. Refused as
 * stateChanged with the reason where the order cannot be changed, badField where nothing would be another, outdated for
 * another version.
 */
export async function proposeChange(ctx: SignedInCtx, { orderNo, version, ...wanted }: Proposal): Promise<Proposed> {
  const held = await holdOrder(ctx, { orderNo });
  requireVersion(held.locked.order, version);
  await requireChangeable(ctx, held, { withAddress: wanted.address !== undefined });
  await endLapsed(ctx, held.locked.order.orderId);
  const after = await termsWanted(ctx, held, wanted);
  await checkMoney(ctx, held, after);
  const cutFen = priceCutFen(termsOf(held.lines), after.lines);
  const { priceCutAloneFen } = await getTradeOptions(ctx);
  const { reason } = wanted;
  if (cutFen <= priceCutAloneFen) return { changeId: await askBuyer(ctx, held, { after, reason }) };
  const { changeId: secondPersonId } = await requestChange(ctx, {
    kind: 'order.change',
    subjectId: held.locked.order.orderId,
    subjectName: orderNo,
    before: wholeOf(held),
    after: { ...after, reason },
    reason,
  });
  return { secondPersonId };
}

/** A proposal that a second person has confirmed: from now on the buyer is asked. */
export const proposalChange: ChangeSubject = {
  async lock(ctx, orderId) {
    const held = await holdOrder(ctx, { orderId });
    return wholeOf(held);
  },
  async apply(ctx, { subjectId, after }) {
    const held = await holdOrder(ctx, { orderId: subjectId });
    const { lines, address, reason } = after as unknown as OrderTerms & { reason: string };
    await requireChangeable(ctx, held, { withAddress: address !== undefined });
    await endLapsed(ctx, subjectId);
    await checkMoney(ctx, held, { lines, address });
    await askBuyer(ctx, held, { after: { lines, address }, reason });
  },
};

/** All that a change may name, as a second person compares it. */
const wholeOf = ({ locked, lines }: HeldOrder): Record<string, unknown> =>
  plain({ lines: termsOf(lines), address: locked.trade.address });

/** The terms of every line, those that were named with their new ones, and the new address if it is another. */
async function termsWanted(
  ctx: Ctx,
  held: HeldOrder,
  wanted: Pick<Proposal, 'lines' | 'address'>,
): Promise<OrderTerms> {
  const old = termsOf(held.lines);
  const named = new Map(wanted.lines.map((line) => [line.orderLineId, line]));
  if (wanted.lines.some(({ orderLineId }) => !old.some((line) => line.orderLineId === orderLineId)))
    throw refuse.notFound();
  const lines = old.map((line) => named.get(line.orderLineId) ?? line);
  const itemIds = held.lines.map(({ itemId }) => itemId);
  const address =
    wanted.address && (await readNewAddress(ctx, held.locked.trade.address, { wanted: wanted.address, itemIds }));
  const isSame = lines.every((line, at) => line.priceFen === old[at]?.priceFen && line.qty === old[at]?.qty);
  if (isSame && !address) throw badField('lines', '没有要变更的内容');
  return { lines, ...(address && { address }) };
}

/** What the buyer will be told is possible is possible today; asked again when he accepts. */
async function checkMoney(ctx: Ctx, { locked, lines }: HeldOrder, after: OrderTerms): Promise<void> {
  const { trade, order } = locked;
  const newFen = sumOf(lines, after.lines);
  const difference = differenceOf(order, { oldFen: order.payFen, newFen });
  if (difference.kind === 'impossible') throw refuse.stateChanged({ text: difference.reason });
  await refuseBeyondApproval(ctx, locked, { newFen: trade.payFen + newFen - order.payFen, lines });
}

export const sumOf = (lines: HeldOrder['lines'], terms: readonly LineTerms[]): number =>
  changedLines(asChanging(lines), terms).reduce((sum, line) => sum + line.payFen, 0);

async function askBuyer(
  ctx: SignedInCtx,
  held: HeldOrder,
  { after, reason }: { after: OrderTerms; reason: string },
): Promise<string> {
  const { order } = held.locked;
  const { changeConsentHours } = await getTradeOptions(ctx);
  const changeId = ctx.newId();
  const endsAt = new Date(ctx.now.getTime() + changeConsentHours * hourMs);
  const isNew = await insertOrderChange(ctx, {
    id: changeId,
    orderId: order.orderId,
    orderNo: order.orderNo,
    state: orderChangeStates.waiting,
    before: termsNow(held, after),
    after,
    oldPayFen: order.payFen,
    newPayFen: sumOf(held.lines, after.lines),
    reason,
    requesterId: ctx.actor.userId,
    requesterName: ctx.actor.userName,
    endsAt,
  });
  if (!isNew) throw refuse.statementChanged({ text: '已有一项变更等客户确认，请先撤回' });
  await addTimer(ctx, { kind: 'order.changeEnd', subject: changeId, dueAt: endsAt });
  await moveOrders(ctx, [order], { event: 'proposeChange', reason, by: moverOf(ctx) });
  await tellBuyer(ctx, order, 'proposed');
  await writeAudit(ctx, {
    subject: `order ${order.orderNo}`,
    before: { totalFen: order.payFen },
    after: {
      totalFen: sumOf(held.lines, after.lines),
      ...(after.address && { address: after.address.address }),
      reason,
    },
  });
  return changeId;
}

export async function tellBuyer(
  ctx: Ctx,
  order: { accountId: string; orderNo: string },
  what: keyof typeof changeMessages,
): Promise<void> {
  const { kind, title, text } = changeMessages[what];
  const content = `订单 ${order.orderNo} ${text}`;
  await sendMessages(ctx, [{ accountId: order.accountId, kind, title, content, link: shopLinks.order(order.orderNo) }]);
}

/** One that is over its time, or no longer about the order as it is, makes room. */
async function endLapsed(ctx: Ctx, orderId: string): Promise<void> {
  const waiting = await lockWaitingChange(ctx, orderId);
  if (!waiting) return;
  const held = await holdOrder(ctx, { orderId });
  if (waiting.endsAt > ctx.now && isStill(held, waiting.before)) return;
  await endOrderChange(ctx, waiting.id, { state: orderChangeStates.expired });
}
