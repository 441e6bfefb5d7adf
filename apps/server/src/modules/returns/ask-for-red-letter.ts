import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { askRedLetter, type PendingRefund } from '../invoices/index.ts';
import { lockSheet } from './move-return.ts';
import { refundParts } from './pay-out.ts';

const againMs = 60 * 60_000;

/**
 * Timer `return.redLetter`: what a sheet gives back, or waits to give back, stands on an invoice; the red letter for it is
 * applied for by the shop itself (docs/domain/returns.md §5, docs/domain/invoices.md §4). 02 where goods came back, 04
 * where only money does.
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
  const dueAt = new Date(ctx.now.getTime() + againMs);
  await addTimer(ctx, { kind: 'return.redLetter', subject: returnId, dueAt });
}
