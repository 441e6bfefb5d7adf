import { type RefundState, refundStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { type ChangeSubject, requestChange, requireNoneWaiting } from '../../changes/index.ts';
import { getTradeOptions, lockTrade } from '../../orders/index.ts';
import { completeRefund } from './refund-jobs.ts';
import { lockRefund, type RefundRow, selectRefund, selectRefundNo } from './refunds.store.ts';

/** What became of a refund; `changeId`: a second person has to confirm it first. */
interface Recorded {
  refundState: RefundState;
  changeId?: string;
}

/**
 * A refund that a person has paid out by bank: of a transfer, or of a channel that cannot (→ 30). One above the limit of the
 * shop waits for a second person (docs/domain/refunds.md §6). Refused as stateChanged where it is not to be paid by hand.
 */
export async function recordManualRefund(
  ctx: Ctx,
  { refundNo, voucher }: { refundNo: string; voucher: string },
): Promise<Recorded> {
  const refund = await lockStuck(ctx, refundNo);
  requireByHand(refund);
  await requireNoneWaiting(ctx, { kind: 'payment.refund', subjectId: refund.id });
  const { refundAloneFen } = await getTradeOptions(ctx);
  if (refund.feeFen <= refundAloneFen) return { refundState: await payOut(ctx, refund, voucher) };
  const { changeId } = await requestChange(ctx, {
    kind: 'payment.refund',
    subjectId: refund.id,
    subjectName: refundNo,
    before: standing(refund),
    after: { refundFen: refund.feeFen, voucher },
    reason: refund.reason || '人工退款',
  });
  return { refundState: refund.refundState, changeId };
}

/** The refund, once confirmed. */
export const manualRefundChange: ChangeSubject = {
  lock: async (ctx, refundId) => standing(await lockById(ctx, refundId)),
  async apply(ctx, { subjectId, after }) {
    const refund = await lockById(ctx, subjectId);
    requireByHand(refund);
    await payOut(ctx, refund, String(after['voucher']));
  },
};

/** With its trade and itself locked; refused as notFound. */
export async function lockStuck(ctx: Ctx, refundNo: string): Promise<RefundRow> {
  const found = await selectRefund(ctx, refundNo);
  if (!found) throw refuse.notFound();
  await lockTrade(ctx, found.tradeNo);
  const refund = await lockRefund(ctx, refundNo);
  if (!refund) throw refuse.notFound();
  return refund;
}

export const auditRefund = (ctx: Ctx, { refundNo, refundState }: RefundRow, after: object) =>
  writeAudit(ctx, { subject: `refund ${refundNo}`, before: { refundState }, after });

async function lockById(ctx: Ctx, refundId: string): Promise<RefundRow> {
  const refundNo = await selectRefundNo(ctx, refundId);
  if (!refundNo) throw refuse.notFound();
  return lockStuck(ctx, refundNo);
}

const standing = ({ refundState, feeFen }: RefundRow) => ({ refundState, refundFen: feeFen });

function requireByHand({ adapter, refundState }: RefundRow): void {
  const isByHand = adapter === 'bank' && refundState === refundStates.waiting;
  if (!isByHand && refundState !== refundStates.abnormal) throw refuse.stateChanged();
}

async function payOut(ctx: Ctx, refund: RefundRow, voucher: string): Promise<RefundState> {
  await completeRefund(ctx, refund, { voucher });
  await auditRefund(ctx, refund, { refundState: refundStates.succeeded, voucher });
  return refundStates.succeeded;
}
