import { dayMs } from '../time/durations.ts';

/** Days of a period that is drawn day by day; a longer one is drawn by months. */
const maxDays = 62;
/** The longest period that can be asked for, in days. */
export const maxPeriodDays = 3 * 366;

export interface Period {
  /** "YYYY-MM-DD", both days included. */
  dateFrom: string;
  dateTo: string;
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const daysOf = ({ dateFrom, dateTo }: Period): number => Math.round((utc(dateTo) - utc(dateFrom)) / dayMs) + 1;

/** The month of `today` and the eleven before it. */
export function lastTwelveMonths(today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { dateFrom: dayOf(Date.UTC(year, month - 12, 1)), dateTo: today };
}

export type Step = 'day' | 'month';
export const stepOf = (period: Period): Step => (daysOf(period) <= maxDays ? 'day' : 'month');

/** Every point of the trend in order, without gaps: "YYYY-MM-DD" by day, "YYYY-MM" by month. */
export function pointsOf(period: Period): string[] {
  const points: string[] = [];
  const isByDay = stepOf(period) === 'day';
  for (let at = utc(period.dateFrom); at <= utc(period.dateTo); at += dayMs) {
    const point = dayOf(at).slice(0, isByDay ? 10 : 7);
    if (points.at(-1) !== point) points.push(point);
  }
  return points;
}

/** The same days a year earlier; February 29 becomes 28. */
export const yearBefore = (period: Period): Period => ({
  dateFrom: pointYearBefore(period.dateFrom),
  dateTo: pointYearBefore(period.dateTo),
});

/** A day or a month a year earlier. */
export const pointYearBefore = (point: string): string =>
  `${Number(point.slice(0, 4)) - 1}${point.slice(4)}`.replace(/-02-29$/, '-02-28');
