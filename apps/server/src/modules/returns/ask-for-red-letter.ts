import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { askRedLetter, type PendingRefund } from '../invoices/index.ts';
import { lockSheet } from './move-return.ts';
import { refundParts } from './pay-out.ts';

const retryAfterMs = 60 * 60_000;

/**
 * Timer `return.redLetter`: what a sheet refunds, or is about to refund, has been invoiced, so the shop applies for the red letter
 * itself (docs/domain/returns.md §5, docs/domain/invoices.md §4). Reason 02 if goods came back, 04 if only money does.
 */
export async function askForRedLetter(ctx: Ctx, returnId: string): Promise<void> {
  const held = await lockSheet(ctx, { returnId });
  const { sheet } = held;
  const isWaiting = sheet.state === returnStates.awaitingRefund && sheet.refundFen === null;
  if (!isWaiting && sheet.state !== returnStates.completed) return;
  const { withFreight } = sheet;
  const pending = new Map<string, PendingRefund>(
    (isWaiting ? await refundParts(ctx, held) : []).map(({ line, qty, feeFen }) => [
      line.orderLineId,
      { qty, feeFen, withFreight },
    ]),
  );
  const reason = sheet.returnType === returnTypes.refundOnly ? '04' : '02';
  const answer = await askRedLetter(ctx, { orderId: sheet.orderId, reason, pending });
  if (answer !== 'busy') return;
  const dueAt = new Date(ctx.now.getTime() + retryAfterMs);
  await addTimer(ctx, { kind: 'return.redLetter', subject: returnId, dueAt });
}
