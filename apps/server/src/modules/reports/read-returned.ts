import { shareBp } from '@jicai/domain/reports/report-figures.ts';
import { returnReasonText } from '@jicai/domain/returns/return-reasons.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type AskedDays, readDays } from './report-days.ts';
import { selectSheets } from './returned.store.ts';
import { type ReadSpan, type SalesRow, selectNames, selectSums } from './sales.store.ts';

/** After-sales of a period beside its orders, and why. */
export async function readReturned(ctx: Ctx, asked: AskedDays) {
  const { now, before } = await readDays(ctx, asked);
  const current = await gather(ctx, now);
  const keys = [...new Set([...current.sheets, ...current.sales.filter(({ count }) => count > 0)].map(keyOf))];
  const names = await selectNames(ctx, 'supplier', keys);
  const suppliers = keys.map((key) => ({
    supplierId: key,
    supplierName: names.get(key) ?? '',
    ...toReturned(
      current.sheets.filter((row) => keyOf(row) === key),
      current.sales.filter((row) => keyOf(row) === key),
    ),
  }));
  const past = await gather(ctx, before);
  return {
    now: toReturned(current.sheets, current.sales),
    before: toReturned(past.sheets, past.sales),
    suppliers: suppliers.toSorted((one, other) => other.sheetCount - one.sheetCount),
    reasons: reasonsOf(current.sheets),
  };
}

type Sheets = Awaited<ReturnType<typeof selectSheets>>;
const keyOf = (row: Sheets[number] | SalesRow): string => ('key' in row ? row.key : row.supplierId);

async function gather(ctx: Ctx, span: ReadSpan): Promise<{ sheets: Sheets; sales: SalesRow[] }> {
  return { sheets: await selectSheets(ctx, span), sales: await selectSums(ctx, 'supplier', span) };
}

const countOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const toReturned = (sheets: Sheets, sales: readonly SalesRow[]) => ({
  sheetCount: countOf(sheets),
  orderCount: countOf(sales),
  rate: shareBp(countOf(sheets), countOf(sales)),
  refundFen: sales.reduce((sum, { refundFen }) => sum + refundFen, 0),
});

function reasonsOf(sheets: Sheets) {
  const codes = [...new Set(sheets.map(({ reasonCode }) => reasonCode))];
  return codes
    .map((code) => {
      const sheetCount = countOf(sheets.filter(({ reasonCode }) => reasonCode === code));
      return { reason: returnReasonText(code), sheetCount, share: shareBp(sheetCount, countOf(sheets)) };
    })
    .toSorted((one, other) => other.sheetCount - one.sheetCount);
}
