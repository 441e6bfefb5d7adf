import { dayMs } from './durations.ts';
import { fromShanghai, shanghaiDay } from './shanghai-time.ts';

/** A calendar month in Asia/Shanghai. */
export interface StatementPeriod {
  /** "YYYY-MM". */
  month: string;
  /** First and last day, "YYYY-MM-DD". */
  from: string;
  to: string;
  /** The first moment after it. */
  endsAt: Date;
}

/** The period of "YYYY-MM"; undefined for anything that is no month. */
export function periodOf(month: string): StatementPeriod | undefined {
  const from = `${month}-01`;
  if (!/^\d{4}-\d{2}$/.test(month) || !fromShanghai(from)) return undefined;
  const endsAt = fromShanghai(`${addMonths(month, 1)}-01`);
  if (!endsAt) return undefined;
  return { month, from, to: shanghaiDay(new Date(endsAt.getTime() - 1)), endsAt };
}

/** The month before the one `at` lies in, "YYYY-MM". */
export const monthBefore = (at: Date): string => addMonths(shanghaiDay(at).slice(0, 7), -1);

/** "YYYY-MM" and a number of months. */
export function addMonths(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** The moment a month's statements are made: `billDay` of the next month, or its last day where it has fewer, at 02:00. */
export function billingTime(month: string, billDay: number): Date {
  const next = periodOf(addMonths(month, 1));
  if (!next) throw new Error(`no month: ${month}`);
  const day = Math.min(billDay, Number(next.to.slice(8)));
  const at = fromShanghai(`${next.month}-${String(day).padStart(2, '0')} 02:00:00`);
  if (!at) throw new Error(`no billing day ${billDay} in ${next.month}`);
  return at;
}

/** The last day to pay, "YYYY-MM-DD": the end of the period and the days agreed on. */
export function dueDay(periodTo: string, termDays: number): string {
  const end = fromShanghai(periodTo);
  if (!end) throw new Error(`no day: ${periodTo}`);
  return shanghaiDay(new Date(end.getTime() + termDays * dayMs));
}

/** Whole days past the last day to pay; 0 on that day and before. */
export function overdueDays(dueDate: string, now: Date): number {
  const [due, today] = [fromShanghai(dueDate), fromShanghai(shanghaiDay(now))];
  return due && today ? Math.max(0, Math.round((today.getTime() - due.getTime()) / dayMs)) : 0;
}

/** The moment after the last day to pay. */
export function overdueFrom(dueDate: string): Date {
  const due = fromShanghai(dueDate);
  if (!due) throw new Error(`no day: ${dueDate}`);
  return new Date(due.getTime() + dayMs);
}

/** "2026 年 10 月" of "2026-10-01". */
export const monthText = (periodFrom: string): string =>
  `${periodFrom.slice(0, 4)} 年 ${Number(periodFrom.slice(5, 7))} 月`;
