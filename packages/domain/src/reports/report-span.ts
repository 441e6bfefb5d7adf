import { fromShanghai } from '../time/shanghai-time.ts';
import { dayMs } from '../time/durations.ts';

/** Days of a report, "YYYY-MM-DD", both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What a period is held against: the days just before it, or the same days a year ago (docs/domain/reports.md §1). */
export const reportCompares = { before: '对比上期', year: '对比去年同期' } as const;
export type ReportCompare = keyof typeof reportCompares;
export const reportCompareNames = Object.keys(reportCompares) as [ReportCompare, ...ReportCompare[]];

/** The longest period of a report. */
export const longestReportDays = 366;

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && fromShanghai(text) !== undefined;

export const addDays = (day: string, days: number): string => dayOf(msOf(day) + days * dayMs);

export const daysOf = ({ from, to }: DaySpan): number => Math.round((msOf(to) - msOf(from)) / dayMs) + 1;

/** The period that another is held against; as long as it is, but for a 29th of February. */
export function comparedSpan(span: DaySpan, compare: ReportCompare): DaySpan {
  if (compare === 'before') {
    const to = addDays(span.from, -1);
    return { from: addDays(to, 1 - daysOf(span)), to };
  }
  return { from: yearBefore(span.from), to: yearBefore(span.to) };
}

const yearBefore = (day: string): string => {
  const text = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return isDay(text) ? text : `${text.slice(0, 8)}28`;
};

/** By what the days of a chart are gathered. */
export const reportUnits = { day: '日', week: '周', month: '月' } as const;
export type ReportUnit = keyof typeof reportUnits;
export const reportUnitNames = Object.keys(reportUnits) as [ReportUnit, ...ReportUnit[]];

/** The first day of the unit that holds the day: itself, its Monday, the first of its month. */
export function unitOf(day: string, unit: ReportUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'day') return day;
  const weekday = (new Date(msOf(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Every unit of a period in order, also those in which nothing was sold. */
export function unitsOf(span: DaySpan, unit: ReportUnit): string[] {
  const units = Array.from({ length: daysOf(span) }, (_, at) => unitOf(addDays(span.from, at), unit));
  return [...new Set(units)];
}
