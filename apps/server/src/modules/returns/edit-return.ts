import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { editRefusedOfReceipt } from '@jicai/domain/returns/return-actions.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { changeReturn, checkVersion, requireVersion, type LockedLine, lockOrderLines } from '../orders/index.ts';
import type { ReturnInput } from './check-form.ts';
import { draftReturn } from './draft-return.ts';
import { requireReturnMove, releaseUnits, lockSheet, moveReturn } from './move-return.ts';
import { previousOf } from './submit-return.ts';
import { deleteSheetLines, insertSheetLines, type SheetLine } from './returns.store.ts';

/**
 * The buyer changes his application, as long as the shop has not decided; everything but the order
 * (docs/domain/returns.md §3).
 */
export async function editReturn(
  ctx: SignedInCtx,
  input: ReturnInput & { returnNo: string; version: number | undefined },
): Promise<void> {
  const held = await lockSheet(ctx, input);
  const { sheet, locked } = held;
  requireReturnMove(sheet, 'edit');
  requireVersion(sheet, input.version);
  const lines = (await lockOrderLines(ctx, sheet.orderId)).map((line) => withoutHold(line, held.lines));
  // Its units come from the report of a receipt, which cannot be changed.
  if (sheet.receiptParcelId) throw refuse.stateChanged({ text: editRefusedOfReceipt });
  const draft = await draftReturn(ctx, locked, { input, lines });
  // If the edit adds units of a refused sheet, this sheet becomes the second application for them.
  const previousId = sheet.previousId ?? previousOf(draft);
  const images = await keepImages(ctx, sheet.images, input.images);
  await changeReturn(ctx, { before: held.lines, after: draft.lines });
  await deleteSheetLines(ctx, sheet.returnId);
  await insertSheetLines(ctx, sheet.returnId, draft.lines);
  await moveReturn(ctx, held, {
    event: 'edit',
    fields: {
      returnType: draft.returnType,
      reasonCode: draft.reason.reasonCode,
      withFreight: draft.withFreight,
      receiveState: draft.receiveState,
      remark: input.remark,
      images,
      contactName: input.contactName,
      contactMobile: input.contactMobile,
      exchangeItemId: input.exchangeItemId ?? null,
      applyFen: draft.applyFen,
      previousId,
      attempt: previousId ? 2 : 1,
    },
    reason: draft.reason.reasonName,
  });
}

/** The line without the units that the edited sheet itself holds. */
function withoutHold(line: LockedLine, own: readonly SheetLine[]): LockedLine {
  const mine = own.find((one) => one.orderLineId === line.orderLineId);
  if (!mine) return line;
  const less = (basis: SheetLine['basis']) => (mine.basis === basis ? mine.qty : 0);
  return {
    ...line,
    heldUnshippedQty: line.heldUnshippedQty - less('unshipped'),
    heldTransitQty: line.heldTransitQty - less('transit'),
    heldReceivedQty: line.heldReceivedQty - less('received'),
  };
}

/** The sheet's pictures in the given order: those it already has, whoever uploaded them, and new ones of the caller. */
async function keepImages(ctx: SignedInCtx, has: readonly string[], urls: readonly string[]): Promise<string[]> {
  const knownOf = (url: string) => has.find((fileId) => url.startsWith(`/files/${ctx.companyId}/${fileId}?`));
  const fresh = urls.filter((url) => knownOf(url) === undefined);
  const claimed = await claimFiles(ctx, { urls: fresh, bizType: bizTypes.afterSales, field: 'images' });
  return urls.flatMap((url) => knownOf(url) ?? claimed[fresh.indexOf(url)] ?? []);
}

/** 撤销: the buyer withdraws the application, as long as nothing was sent back. */
export async function cancelReturn(
  ctx: SignedInCtx,
  input: { returnNo: string; version: number | undefined },
): Promise<void> {
  const held = await lockSheet(ctx, input);
  requireReturnMove(held.sheet, 'cancel');
  checkVersion(held.sheet, input.version);
  await releaseUnits(ctx, await moveReturn(ctx, held, { event: 'cancel', toState: returnStates.withdrawn }), {
    settles: false,
  });
}
