import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { allocateFen } from '@jicai/domain/money/money.ts';
import { hasLoneSurrogate, lengthOf } from '@jicai/domain/forms/text.ts';
import { refusalRemark } from '@jicai/domain/returns/return-form.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireVersion, getTradeOptions } from '../orders/index.ts';
import { requireReturnMove, releaseUnits, type LockedSheet, lockSheet, moveReturn } from './move-return.ts';
import { beginRefund } from './pay-out.ts';
import { findAddress } from './return-addresses.ts';
import { updateAgreed } from './returns.store.ts';

export interface Verdict {
  returnNo: string;
  isAgree: boolean;
  /** Fen for the whole sheet; left out: what was asked. */
  agreeFen?: number | undefined;
  remark: string;
  addressId?: string | undefined;
  version: number | undefined;
}

/** The shop agrees (for less than was asked only with a reason) or refuses with a reason (docs/domain/returns.md §3). */
export async function auditReturn(ctx: SignedInCtx, verdict: Verdict): Promise<void> {
  const held = await lockSheet(ctx, verdict);
  const { sheet } = held;
  requireReturnMove(sheet, verdict.isAgree ? 'agree' : 'refuse');
  requireVersion(sheet, verdict.version);
  // Suppliers may not know prices, so they cannot name an amount.
  if (verdict.agreeFen !== undefined && ctx.actor.accountType === accountTypes.supplier) throw refuse.forbidden();
  if (hasLoneSurrogate(verdict.remark) || lengthOf(verdict.remark) > 200)
    throw badField('remark', '审核说明不能超过200个字');
  const after = verdict.isAgree ? await agree(ctx, held, verdict) : await refuseReturn(ctx, held, verdict.remark);
  await writeAudit(ctx, {
    subject: `return ${sheet.returnNo}`,
    before: { returnState: sheet.state, applyFen: sheet.applyFen },
    after: { returnState: after.sheet.state, agreeFen: after.sheet.agreeFen, remark: verdict.remark },
  });
}

async function refuseReturn(ctx: SignedInCtx, held: LockedSheet, remark: string): Promise<LockedSheet> {
  const fault = refusalRemark(remark);
  if (fault) throw badField('remark', fault);
  const moved = await moveReturn(ctx, held, {
    event: 'refuse',
    toState: returnStates.refused,
    fields: { auditRemark: remark },
    reason: remark,
  });
  await releaseUnits(ctx, moved, { settles: false });
  return moved;
}

async function agree(ctx: SignedInCtx, held: LockedSheet, verdict: Verdict): Promise<LockedSheet> {
  const { sheet } = held;
  const agreeFen = verdict.agreeFen ?? sheet.applyFen;
  if (agreeFen > sheet.applyFen) throw refuse.refundExceeded();
  if (agreeFen < sheet.applyFen && lengthOf(verdict.remark) < 5) throw badField('remark', '请填写5-200个字的调整原因');
  if (agreeFen === 0 && sheet.applyFen > 0) throw badField('agreeFee', '请输入正确的退款金额');
  return agreeTo(ctx, held, { agreeFen, remark: verdict.remark, addressId: verdict.addressId });
}

/**
 * Agrees to a sheet: 10 → 20 if goods come back, with the address to send them to; 10 → 40 if only money does. Less than was
 * asked is split over the lines. If nobody decided in time, all of it is agreed to, with the default address.
 */
export async function agreeTo(
  ctx: Ctx,
  held: LockedSheet,
  verdict: { agreeFen: number; remark: string; addressId?: string | undefined },
): Promise<LockedSheet> {
  const { sheet } = held;
  const { agreeFen, remark } = verdict;
  const isLess = agreeFen < sheet.applyFen;
  const shares = allocateFen(
    agreeFen,
    held.lines.map((line) => line.applyFen),
  );
  const lines = held.lines.map((line, at) => ({
    ...line,
    agreeFen: shares[at] ?? 0,
    isWhole: line.isWhole && !isLess,
  }));
  await updateAgreed(ctx, lines);
  const agreed = { ...held, lines };
  const fields = { agreeFen, auditRemark: remark };
  if (sheet.returnType === returnTypes.refundOnly) {
    const moved = await moveReturn(ctx, agreed, {
      event: 'agree',
      toState: returnStates.awaitingRefund,
      fields,
      reason: remark,
    });
    return beginRefund(ctx, moved);
  }
  const returnAddress = await findAddress(ctx, { supplierId: sheet.supplierId, addressId: verdict.addressId });
  if (ctx.actor && !returnAddress) throw badField('addressId', '这家供应商还没有退货地址，请先在供应商资料里添加');
  const { returnSendBackDays } = await getTradeOptions(ctx);
  return moveReturn(ctx, agreed, {
    event: 'agree',
    toState: returnStates.awaitingSendBack,
    fields: { ...fields, returnAddress: returnAddress ?? null },
    reason: remark,
    endsAfterDays: returnSendBackDays,
  });
}
