import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type LockedLine, selectHeldLines } from '../orders/index.ts';
import { linkFiles } from '../files/index.ts';
import { isExchangeInStock } from './exchange.ts';
import {
  type BoughtLine,
  countSheets,
  type ReturnFilter,
  selectAgain,
  selectBoughtLines,
  selectItem,
  selectOrderFacts,
  selectRefund,
  selectReturnNo,
  selectSheetPage,
} from './return-list.store.ts';
import { selectReturnParcels } from './return-parcels.store.ts';
import { selectHistory, selectSheet, selectSheetLines, type SheetLine, type SheetRow } from './returns.store.ts';

/** A sheet as lists show it. */
export interface ReadSheet {
  sheet: SheetRow;
  lines: (SheetLine & { bought: BoughtLine })[];
  /** Number of the application that followed a refusal. */
  againNo: string | undefined;
}

export async function listReturns(ctx: Ctx, filter: ReturnFilter, page: { pageIndex: number; pageSize: number }) {
  const [rows, count] = await Promise.all([selectSheetPage(ctx, filter, page), countSheets(ctx, filter)]);
  return {
    sheets: await withLines(ctx, rows),
    count,
  };
}

/** The sheet itself; refused as notFound unless the caller may see it. */
export async function readSheet(ctx: Ctx, returnNo: string): Promise<SheetRow> {
  const row = await selectSheet(ctx, { returnNo });
  if (!row) throw refuse.notFound();
  return row;
}

/** One sheet with everything its page shows; refused as notFound unless the caller may see it. */
export async function getReturn(ctx: Ctx, returnNo: string) {
  const row = await readSheet(ctx, returnNo);
  const [[read], history, parcels, order, refund] = await Promise.all([
    withLines(ctx, [row]),
    selectHistory(ctx, row.returnId),
    selectReturnParcels(ctx, [row.returnId]),
    selectOrderFacts(ctx, row.orderId),
    selectRefund(ctx, row.returnId),
  ]);
  if (!read || !order) throw refuse.notFound();
  const shown = [...parcels.flatMap((parcel) => parcel.images), ...read.lines.flatMap((line) => line.foundImages)];
  const fileIds = [...row.images, ...row.refusalImages, ...shown];
  const [links, exchangeItem, previousNo] = await Promise.all([
    linkFiles(ctx, fileIds),
    row.exchangeItemId ? selectItem(ctx, row.exchangeItemId) : undefined,
    row.previousId ? selectReturnNo(ctx, row.previousId) : undefined,
  ]);
  return {
    ...read,
    history,
    order,
    refund,
    exchangeItem,
    previousNo,
    back: parcels.find((parcel) => parcel.direction === 'back'),
    exchange: parcels.find((parcel) => parcel.direction === 'exchange'),
    isExchangeInStock:
      row.state === returnStates.awaitingReship
        ? await isExchangeInStock(ctx, { sheet: row, lines: read.lines })
        : undefined,
    urlOf: (fileId: string) => links.get(fileId)?.fileUrl,
  };
}
export type ReadReturn = Awaited<ReturnType<typeof getReturn>>;

/** What the lines of a sheet may still give back, while its goods are to be inspected for money; else nothing. */
export async function listRefundable(ctx: Ctx, { sheet }: ReadSheet): Promise<Map<string, LockedLine>> {
  const isDue = sheet.state === returnStates.awaitingReceipt && sheet.returnType !== returnTypes.exchange;
  const lines = isDue ? await selectHeldLines(ctx, [sheet.orderId]) : [];
  return new Map(lines.map((line) => [line.orderLineId, line]));
}

async function withLines(ctx: Ctx, sheets: readonly SheetRow[]): Promise<ReadSheet[]> {
  if (sheets.length === 0) return [];
  const returnIds = sheets.map((sheet) => sheet.returnId);
  const [lines, again] = await Promise.all([selectSheetLines(ctx, returnIds), selectAgain(ctx, returnIds)]);
  const bought = new Map(
    (
      await selectBoughtLines(
        ctx,
        lines.map((line) => line.orderLineId),
      )
    ).map((line) => [line.orderLineId, line]),
  );
  return sheets.map((sheet) => ({
    sheet,
    lines: lines
      .filter((line) => line.returnId === sheet.returnId)
      .flatMap((line) => {
        const what = bought.get(line.orderLineId);
        return what ? [{ ...line, bought: what }] : [];
      }),
    againNo: again.get(sheet.returnId),
  }));
}
