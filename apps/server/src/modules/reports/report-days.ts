import {
  addDays,
  comparedSpan,
  daysOf,
  isDay,
  longestReportDays,
  type ReportCompare,
} from '@jicai/domain/reports/report-span.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { selectMark } from './roll-up.store.ts';
import type { ReadSpan } from './sales.store.ts';

/** What a caller says of the days of a report. */
export interface AskedDays {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  compare?: ReportCompare | undefined;
}

const usualDays = 30;

/** The days that are asked for and those they are held against. Refused as badInput where they are none, or too many. */
export async function readDays(
  ctx: Ctx,
  { dateFrom, dateTo, compare = 'before' }: AskedDays,
): Promise<{ now: ReadSpan; before: ReadSpan }> {
  const to = dateTo ?? shanghaiDay(ctx.now);
  if (!isDay(to)) throw badField('dateTo', '请选择正确的日期');
  const from = dateFrom ?? addDays(to, 1 - usualDays);
  if (!isDay(from)) throw badField('dateFrom', '请选择正确的日期');
  if (from > to) throw badField('dateTo', '结束日期早于开始日期');
  if (daysOf({ from, to }) > longestReportDays) throw badField('dateFrom', `最多查询${longestReportDays}天`);
  const mark = await selectMark(ctx);
  return { now: { from, to, mark }, before: { ...comparedSpan({ from, to }, compare), mark } };
}
