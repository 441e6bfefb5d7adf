import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { foundRefund, maxRefund } from '@jicai/domain/returns/return-fees.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { getTradeOptions, giveBackReturn, type LockedLine, lockOrderLines } from '../orders/index.ts';
import { putBackStock } from '../stock/index.ts';
import { foundQty, releaseUnits, type LockedSheet, lockSheet, moveReturn } from './move-return.ts';
import { selectSpecialBlue, selectUnpaidSheets } from './pay-out.store.ts';
import { selectBoughtItems, type SheetLine, updateRefunds, updateSheet } from './returns.store.ts';

/**
 * Begins the refund of a sheet that has become 40: fixes the amount of each line by the order's current counters
 * (docs/domain/money.md §4) and opens the refund, by the original channel, by transfer or as credit. Amounts on a special
 * invoice wait for its red letter, after which {@link payOutOrder} runs. Returns the sheet with the amount.
 */
export async function beginRefund(ctx: Ctx, held: LockedSheet): Promise<LockedSheet> {
  const { sheet, locked } = held;
  const { withFreight } = sheet;
  const parts = await refundParts(ctx, held);
  if (await waitsForRedLetter(ctx, parts)) {
    await planRedLetter(ctx, sheet.returnId);
    return held;
  }
  await updateRefunds(
    ctx,
    parts.map(({ sheetLine, feeFen }) => ({ returnLineId: sheetLine.returnLineId, refundFen: feeFen })),
  );
  const refundFen = parts.reduce((sum, part) => sum + part.feeFen, 0);
  await updateSheet(ctx, sheet.returnId, { refundFen });
  await giveBackReturn(ctx, locked, { returnId: sheet.returnId, lines: parts, withFreight });
  return { ...held, sheet: { ...sheet, refundFen } };
}

/** The refund of each line of a sheet, by the units that came back and the order's current counters. */
export async function refundParts(ctx: Ctx, { sheet, lines }: Pick<LockedSheet, 'sheet' | 'lines'>) {
  const { withFreight } = sheet;
  const bought = new Map((await lockOrderLines(ctx, sheet.orderId)).map((line) => [line.orderLineId, line]));
  return lines.flatMap((sheetLine) => {
    const line = bought.get(sheetLine.orderLineId);
    const nowQty = foundQty(sheetLine);
    if (!line || nowQty === 0) return [];
    const feeFen = foundRefund(line, askedOf(sheetLine), { nowQty, withFreight });
    return [{ sheetLine, line, qty: nowQty, feeFen, isDelivered: sheetLine.basis === 'received' }];
  });
}

const askedOf = ({ qty, basis, agreeFen, applyFen, isWhole }: SheetLine) => ({
  qty,
  basis,
  feeFen: agreeFen ?? applyFen,
  isWhole,
});

/** Plans the timer `return.redLetter`. */
const planRedLetter = (ctx: Ctx, returnId: string): Promise<void> =>
  addTimer(ctx, { kind: 'return.redLetter', subject: returnId, dueAt: ctx.now });

/**
 * Whether special invoices would show more than the buyer will have paid, so that he could still claim its VAT. A shop may
 * decide not to wait.
 */
async function waitsForRedLetter(ctx: Ctx, parts: readonly { line: LockedLine; feeFen: number }[]): Promise<boolean> {
  const { isRedLetterFirst } = await getTradeOptions(ctx);
  if (!isRedLetterFirst || parts.length === 0) return false;
  const blue = await selectSpecialBlue(
    ctx,
    parts.map(({ line }) => line.orderLineId),
  );
  return parts.some(({ line, feeFen }) => {
    const carried = blue.get(line.orderLineId);
    return carried !== undefined && carried.blueFen > line.payFen + line.adjustedFen - carried.givenBackFen - feeFen;
  });
}

/** Timer `return.payOut`: a red letter of the order has been issued. */
export async function payOutOrder(ctx: Ctx, orderId: string): Promise<void> {
  for (const returnId of await selectUnpaidSheets(ctx, orderId)) {
    const held = await lockSheet(ctx, { returnId });
    if (held.sheet.state === returnStates.awaitingRefund && held.sheet.refundFen === null) await beginRefund(ctx, held);
  }
}

/** An exchange that became a return for money asks for all that its lines are worth. */
export async function convertToFullRefund(ctx: Ctx, held: LockedSheet): Promise<LockedSheet> {
  const { sheet } = held;
  const bought = new Map((await lockOrderLines(ctx, sheet.orderId)).map((line) => [line.orderLineId, line]));
  const lines = held.lines.map((sheetLine) => {
    const line = bought.get(sheetLine.orderLineId);
    const { qty, basis } = sheetLine;
    const input = { nowQty: qty, withFreight: sheet.withFreight, isDelivered: basis === 'received' };
    const applyFen = line ? maxRefund(line, input).feeFen : 0;
    return { ...sheetLine, applyFen, agreeFen: null, isWhole: true };
  });
  return { ...held, lines };
}

/** Timer `return.refunded`: the money is back with the payer, so the sheet is completed and its units are settled. */
export async function finishRefund(ctx: Ctx, returnId: string): Promise<void> {
  const held = await lockSheet(ctx, { returnId });
  const { sheet, locked } = held;
  if (sheet.state !== returnStates.awaitingRefund) return;
  const done = await moveReturn(ctx, held, { event: 'refund', toState: returnStates.completed });
  await releaseUnits(ctx, done, { settles: true });
  if (sheet.parcelId) await putBackParcel(ctx, held);
  if (locked.order.invoiceState > orderInvoiceStates.none) await planRedLetter(ctx, returnId);
}

/** Puts the goods of a parcel that came back unopened into stock again. */
async function putBackParcel(ctx: Ctx, { sheet, lines }: LockedSheet): Promise<void> {
  const bought = await selectBoughtItems(
    ctx,
    lines.map((line) => line.orderLineId),
  );
  await putBackStock(
    ctx,
    lines.map((line) => ({
      itemId: bought.get(line.orderLineId) ?? '',
      qty: line.qty,
      sourceId: line.returnLineId,
      reason: sheet.returnNo,
    })),
  );
}
