import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { checkVersion, requireVersion, getTradeOptions } from '../orders/index.ts';
import { takeOutStock } from '../stock/index.ts';
import { startTrack } from '../tracking/index.ts';
import { requireReturnMove, foundQty, releaseUnits, type LockedSheet, lockSheet, moveReturn } from './move-return.ts';
import { convertToFullRefund, beginRefund } from './pay-out.ts';
import { upsertParcel } from './return-parcels.store.ts';
import { selectBoughtItems, updateAsked } from './returns.store.ts';
import { type Carriage, checkCarriage } from './send-back.ts';

interface Input {
  returnNo: string;
  version: number | undefined;
}

/** The shop sends the exchange (50 → 55); refused as outOfStock when there is not enough of it. */
export async function reship(ctx: SignedInCtx, input: Input & Carriage): Promise<void> {
  const held = await lockSheet(ctx, input);
  const { sheet, locked } = held;
  requireReturnMove(sheet, 'reship');
  requireVersion(sheet, input.version);
  const carrier = checkCarriage(input);
  const { logisticsCode, logisticsNo } = input;
  await takeOutStock(ctx, await piecesOf(ctx, held));
  await upsertParcel(ctx, {
    returnId: sheet.returnId,
    direction: 'exchange',
    logisticsCode,
    logisticsName: carrier,
    logisticsNo,
    images: [],
  });
  const { address } = locked.trade;
  await startTrack(ctx, {
    kind: 'returnExchange',
    subjectId: sheet.returnId,
    logisticsCode,
    logisticsNo,
    mobile: address.mobile || address.telephone,
    fromText: sheet.returnAddress?.areaText ?? '',
    toText: address.areaText,
  });
  const { exchangeConfirmDays } = await getTradeOptions(ctx);
  await moveReturn(ctx, held, {
    event: 'reship',
    toState: returnStates.awaitingExchange,
    reason: `${carrier} ${logisticsNo}`.trim(),
    endsAfterDays: exchangeConfirmDays,
  });
  await writeAudit(ctx, {
    subject: `return ${sheet.returnNo}`,
    before: { returnState: sheet.state },
    after: { returnState: returnStates.awaitingExchange, logisticsCode, logisticsNo },
  });
}

/** The buyer has received the exchange, or the time to confirm it is over (55 → 60). */
export async function confirmExchange(ctx: SignedInCtx, input: Input): Promise<void> {
  const held = await lockSheet(ctx, input);
  requireReturnMove(held.sheet, 'confirmExchange');
  checkVersion(held.sheet, input.version);
  await endExchange(ctx, held);
}

export async function endExchange(ctx: Ctx, held: LockedSheet): Promise<void> {
  const done = await moveReturn(ctx, held, { event: 'confirmExchange', toState: returnStates.completed });
  await releaseUnits(ctx, done, { settles: false });
}

/** The buyer takes the money, because the exchange is out of stock (50 → 40). Refused while it is in stock. */
export async function convertToRefund(ctx: SignedInCtx, input: Input): Promise<void> {
  const held = await lockSheet(ctx, input);
  requireReturnMove(held.sheet, 'convert');
  checkVersion(held.sheet, input.version);
  if (await isExchangeInStock(ctx, held)) throw refuse.stateChanged({ text: '换货商品有货，请等待商家发出' });
  const asking = await convertToFullRefund(ctx, held);
  await updateAsked(ctx, asking.lines);
  const applyFen = asking.lines.reduce((sum, line) => sum + line.applyFen, 0);
  const moved = await moveReturn(ctx, asking, {
    event: 'convert',
    toState: returnStates.awaitingRefund,
    fields: { returnType: returnTypes.refund, applyFen, agreeFen: null },
  });
  await beginRefund(ctx, moved);
}

/** Whether every piece of the exchange could be sent now. */
export async function isExchangeInStock(ctx: Ctx, held: Pick<LockedSheet, 'sheet' | 'lines'>): Promise<boolean> {
  const pieces = await piecesOf(ctx, held);
  const facts = await listSkuFacts(
    ctx,
    pieces.map((piece) => piece.itemId),
  );
  return pieces.every((piece) => (facts.get(piece.itemId)?.availQty ?? 0) >= piece.qty);
}

async function piecesOf(ctx: Ctx, { sheet, lines }: Pick<LockedSheet, 'sheet' | 'lines'>) {
  const bought = await selectBoughtItems(
    ctx,
    lines.map((line) => line.orderLineId),
  );
  return lines.map((line) => ({
    itemId: sheet.exchangeItemId ?? bought.get(line.orderLineId) ?? '',
    qty: foundQty(line),
    sourceId: line.returnLineId,
    reason: sheet.returnNo,
  }));
}
