import { addDays } from '@jicai/domain/reports/report-span.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { allowMinutes } from '../audit/index.ts';
import { getTradeOptions } from '../orders/index.ts';
import { holdMark, insertDeliveryDays, insertSalesDays, moveMark } from './roll-up.store.ts';

/** A day is rolled up this long after its end: what was done in its last seconds has been written by then. */
const afterMs = 30 * minuteMs;
const daysAtOnce = 31;

/**
 * A chore of the sweep (docs/domain/reports.md §2): rolls up the days that are over, the oldest first. Nothing happens on a
 * day that is over, so that none is done twice. Returns true while more are left.
 */
export async function rollUpSales(ctx: Ctx): Promise<boolean> {
  const over = addDays(shanghaiDay(new Date(ctx.now.getTime() - afterMs)), -1);
  const until = await holdMark(ctx);
  if (until === undefined || until >= over) return false;
  await allowMinutes(ctx, 2);
  const from = addDays(until, 1);
  const last = addDays(until, daysAtOnce);
  const to = last < over ? last : over;
  const { shipWithinHours } = await getTradeOptions(ctx);
  await insertSalesDays(ctx, { from, to });
  await insertDeliveryDays(ctx, { from, to, hours: shipWithinHours });
  await moveMark(ctx, to);
  return to < over;
}
