import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { lockOrder, lockOrderLines } from '../orders/index.ts';
import { addSheet } from './add-sheet.ts';
import type { ReturnInput } from './check-form.ts';
import { draftReturn, leftOf, type ReturnDraft } from './draft-return.ts';

/**
 * A buyer applies for after-sales on lines of one order (docs/domain/returns.md §1). The sheet holds their units and waits for the
 * shop; if the shop does not decide in time, it counts as agreed. Returns the sheet's number.
 */
export async function submitReturn(
  ctx: SignedInCtx,
  input: ReturnInput & { orderNo: string; previousReturnNo?: string | undefined },
): Promise<string> {
  const locked = await lockOrder(ctx, { orderNo: input.orderNo });
  const { order } = locked;
  const lines = await lockOrderLines(ctx, order.orderId);
  const draft = await draftReturn(ctx, locked, { input, lines });
  const previousId = previousOf(draft, input.previousReturnNo);
  const images = await claimFiles(ctx, { urls: input.images, bizType: bizTypes.afterSales, field: 'images' });
  return addSheet(ctx, locked, {
    returnType: draft.returnType,
    reasonCode: draft.reason.reasonCode,
    reasonName: draft.reason.reasonName,
    withFreight: draft.withFreight,
    receiveState: draft.receiveState,
    remark: input.remark,
    images,
    contactName: input.contactName,
    contactMobile: input.contactMobile,
    exchangeItemId: input.exchangeItemId ?? null,
    previousId,
    parcelId: null,
    lines: draft.lines,
  });
}

/**
 * The refused sheet that this application repeats: the one that the buyer names, or the one whose units it needs. Each may be
 * repeated once.
 */
export function previousOf(draft: ReturnDraft, returnNo?: string): string | null {
  const open = draft.refused.filter((one) => one.attempt === 1 && !one.hasAgain);
  if (returnNo !== undefined) {
    const named = open.find((one) => one.returnNo === returnNo);
    if (named) return named.returnId;
    throw refuse.stateChanged({ text: '该售后单不能再次申请' });
  }
  for (const line of draft.lines) {
    const earlier = open.filter((one) => one.orderLineId === line.orderLineId && one.basis === line.basis);
    const reserved = earlier.reduce((sum, one) => sum + one.qty, 0);
    const [latest] = earlier;
    if (latest && line.qty > leftOf(line.line, draft.refused)[line.basis] - reserved) return latest.returnId;
  }
  return null;
}
