import { payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import { selectForgottenPayments, selectForgottenRefunds } from './sweep.store.ts';

/**
 * Continues payments and refunds that got stuck because nothing is planned for them (docs/domain/crashes.md §4), so that no
 * attempt stays open and no refund unsent for ever. Safe to run twice and on several nodes: every job checks the state
 * again.
 */
export async function sweepPayments(ctx: Ctx): Promise<void> {
  for (const { payNo, payState } of await selectForgottenPayments(ctx)) {
    // An attempt in state 10 whose queries have ended is queried a last time and closed.
    await addOutbox(ctx, { kind: payState === payStates.created ? 'payment.create' : 'payment.close', subject: payNo });
  }
  for (const { refundNo, refundState } of await selectForgottenRefunds(ctx)) {
    await addOutbox(ctx, {
      kind: refundState === refundStates.waiting ? 'refund.send' : 'refund.query',
      subject: refundNo,
    });
  }
}
