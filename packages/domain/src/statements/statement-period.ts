import { dayMs } from '../time/durations.ts';
import { fromShanghai, shanghaiDay } from '../time/shanghai-time.ts';

/** A calendar month in Asia/Shanghai, or a day of one. */
export interface StatementPeriod {
  /** "YYYY-MM", and "YYYY-MM-DD" of a day. */
  name: string;
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
  return { name: month, from, to: shanghaiDay(new Date(endsAt.getTime() - 1)), endsAt };
}

/** The period of one day, "YYYY-MM-DD"; undefined for anything that is none. */
export function dayPeriodOf(day: string): StatementPeriod | undefined {
  const start = day.length === 10 ? fromShanghai(day) : undefined;
  return start && { name: day, from: day, to: day, endsAt: new Date(start.getTime() + dayMs) };
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
  const at = fromShanghai(`${next.name}-${String(day).padStart(2, '0')} 02:00:00`);
  if (!at) throw new Error(`no billing day ${billDay} in ${next.name}`);
  return at;
}

/** The first of these moments after `at`: when what was received is next put on a statement. */
export function billingTimeAfter(at: Date, billDay: number): Date {
  const soon = billingTime(monthBefore(at), billDay);
  return soon > at ? soon : billingTime(shanghaiDay(at).slice(0, 7), billDay);
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

/** What a statement is called by: the month it covers, with the day where it is about one day's receipts. */
export const periodText = ({ periodFrom, periodTo }: { periodFrom: string; periodTo: string }): string =>
  periodFrom === periodTo ? `${monthText(periodFrom)} ${Number(periodTo.slice(8))} 日` : monthText(periodFrom);

/** Its title on screens, papers and in messages; a month may have several. */
export const statementTitle = ({ part, ...period }: { periodFrom: string; periodTo: string; part: number }): string =>
  `${periodText(period)}对账单${part > 1 ? `（第 ${part} 张）` : ''}`;
