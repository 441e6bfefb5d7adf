import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';

/** Milliseconds from `now` until a wire time ("YYYY-MM-DD HH:mm:ss"); 0 when it has passed or is none. */
export const msUntil = (time: string | undefined, now: number): number =>
  Math.max(0, ((time && fromShanghai(time)?.getTime()) || now) - now);

/** To the minute, with its year: 2026-11-21 17:00. */
export const minuteTime = (time: string): string => time.slice(0, 16);

/** "11-20 16:42" of a wire time. */
export const shortTime = (time: string): string => time.slice(5, 16);

/** Hours, minutes and seconds of a span, two digits each; hours may have more. */
export function clockParts(ms: number): [hours: string, minutes: string, seconds: string] {
  const total = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return [two(Math.floor(total / 3600)), two(Math.floor((total % 3600) / 60)), two(total % 60)];
}
