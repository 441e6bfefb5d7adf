import { addSums, noSums } from '@jicai/domain/reports/report-figures.ts';
import { type ReportUnit, unitOf, unitsOf } from '@jicai/domain/reports/report-span.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { type AskedDays, readDays } from './report-days.ts';
import { countBuyers, type ReadSpan, type SalesRow, selectSums } from './sales.store.ts';
import { toSales } from './sales.wire.ts';
import { seesCosts } from './sees-costs.ts';

/** The five figures of a period beside those it is held against, and its days, weeks or months. */
export async function readSales(
  ctx: SignedInCtx,
  { unit = 'day', ...asked }: AskedDays & { unit?: ReportUnit | undefined },
) {
  const { now, before } = await readDays(ctx, asked);
  const isSeen = seesCosts(ctx);
  const days = await readUnits(ctx, now, unit);
  return {
    dateFrom: now.from,
    dateTo: now.to,
    comparedFrom: before.from,
    comparedTo: before.to,
    updatedTime: shanghaiTime(ctx.now),
    now: await figuresOf(ctx, now, isSeen),
    before: await figuresOf(ctx, before, isSeen),
    points: days.map(({ key, count, ...sums }) => ({ day: key, ...toSales(sums, isSeen), orderCount: count })),
  };
}

async function figuresOf(ctx: Ctx, span: ReadSpan, isSeen: boolean) {
  const days = await selectSums(ctx, 'orderDay', span);
  const { customerCount, newCount } = await countBuyers(ctx, span);
  return {
    ...toSales(days.reduce(addSums, noSums), isSeen),
    orderCount: days.reduce((sum, day) => sum + day.count, 0),
    customerCount,
    newCustomerCount: newCount,
  };
}

/** Sums of each unit of a period, with its orders. */
export async function readUnits(ctx: Ctx, span: ReadSpan, unit: ReportUnit): Promise<Omit<SalesRow, 'qty'>[]> {
  const rows = await selectSums(ctx, 'orderDay', span);
  return unitsOf(span, unit).map((key) => {
    const own = rows.filter((row) => unitOf(row.key, unit) === key);
    return { ...own.reduce(addSums, noSums), key, count: own.reduce((sum, { count }) => sum + count, 0) };
  });
}
