import { daysOf, lastTwelveMonths, yearBefore } from '@jicai/domain/shop/dashboard-period.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';

/** Moments counted back from the start of the demo. */
export interface DemoDays {
  /** "HH:mm" Asia/Shanghai, whole days before today. */
  day: (daysAgo: number, time: string) => Date;
  minutesAgo: (minutes: number) => Date;
  /** How many days ago the eleventh month before this one began: a dashboard shows it and those since. */
  yearBegan: number;
  /** And the year before it, which it is compared with. */
  yearBeforeBegan: number;
  /** The first of this month at 02:10, or just now when that is still to come. */
  monthStart: Date;
}

export function demoDays(start: Date): DemoDays {
  const today = shanghaiDay(start);
  const year = lastTwelveMonths(today);
  const first = fromShanghai(`${today.slice(0, 7)}-01 02:10:00`);
  return {
    day: (daysAgo, time) => {
      const day = shanghaiDay(new Date(start.getTime() - daysAgo * dayMs));
      const at = fromShanghai(`${day} ${time}:00`);
      if (!at) throw new Error(`no such time: ${time}`);
      return at;
    },
    minutesAgo: (minutes) => new Date(start.getTime() - minutes * 60_000),
    yearBegan: daysOf(year) - 1,
    yearBeforeBegan: daysOf({ dateFrom: yearBefore(year).dateFrom, dateTo: today }) - 1,
    monthStart: first && first < start ? first : new Date(start.getTime() - 60_000),
  };
}

export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
