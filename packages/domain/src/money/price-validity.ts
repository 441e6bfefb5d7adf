import { isDay } from '../reports/report-span.ts';
import { dayMs } from '../time/durations.ts';
import { fromShanghai, shanghaiDay } from '../time/shanghai-time.ts';

/** Where a contract price or discount stands (docs/domain/money.md §15). */
export const validityTexts = { upcoming: '未生效', inForce: '生效中', ended: '已到期' } as const;
export type Validity = keyof typeof validityTexts;
export const validityNames = Object.keys(validityTexts) as [Validity, ...Validity[]];

/** From its first moment until the end, which is no part of it; null without an end. */
export interface ValidSpan {
  from: Date;
  to: Date | null;
}

/** First and last day in Shanghai, YYYY-MM-DD; '' from now on, and without an end. */
export interface ValidDays {
  validFrom: string;
  validTo: string;
}

/** Whether a price is in force at a moment, is to come, or is over. */
export function validityAt({ from, to }: ValidSpan, at: Date): Validity {
  if (to !== null && to <= at) return 'ended';
  return from > at ? 'upcoming' : 'inForce';
}

/** The moments of such days: from midnight of the first one, but never before now, to midnight behind the last one. */
export function spanOfDays({ validFrom, validTo }: ValidDays, now: Date): ValidSpan {
  const first = fromShanghai(validFrom);
  const last = fromShanghai(validTo);
  return { from: first && first > now ? first : now, to: last ? new Date(last.getTime() + dayMs) : null };
}

/** What is wrong with days that are agreed on today, by the field, or undefined. */
export function daysFault(
  { validFrom, validTo }: ValidDays,
  today: string,
): { field: keyof ValidDays; text: string } | undefined {
  if (validFrom !== '' && !isDay(validFrom)) return { field: 'validFrom', text: '请选择生效日期' };
  if (validTo !== '' && !isDay(validTo)) return { field: 'validTo', text: '请选择截止日期' };
  if (validFrom !== '' && validFrom < today) return { field: 'validFrom', text: '生效日期不能早于今天' };
  if (validTo === '' || validTo >= (validFrom || today)) return undefined;
  return { field: 'validTo', text: validTo < today ? '截止日期不能早于今天' : '截止日期不能早于生效日期' };
}

/** The days as the log tells them: 2027-01-01 起, 至 2027-12-31. */
export const daysText = ({ validFrom, validTo }: ValidDays): string =>
  [validFrom && `${validFrom} 起`, validTo && `至 ${validTo}`].filter(Boolean).join('，');

/** The days that a span shows. */
export const daysOfSpan = ({ from, to }: ValidSpan): ValidDays => ({
  validFrom: shanghaiDay(from),
  validTo: to ? shanghaiDay(new Date(to.getTime() - 1)) : '',
});
