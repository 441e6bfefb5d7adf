/**
 * Wire times are text in Asia/Shanghai (docs/domain/decisions.md §6), a fixed +08:00 since 1991; storage and code use
 * Date.
 */

const offsetMs = 8 * 3_600_000;

const shifted = (at: Date) => new Date(at.getTime() + offsetMs).toISOString();

/** "YYYY-MM-DD HH:mm:ss". */
export const shanghaiTime = (at: Date): string => shifted(at).slice(0, 19).replace('T', ' ');

/** "YYYY-MM-DD". */
export const shanghaiDay = (at: Date): string => shifted(at).slice(0, 10);

/** "YYYYMMDD", as document numbers carry it. */
export const shanghaiDigits = (at: Date): string => shanghaiDay(at).replaceAll('-', '');

/** RFC 3339 with +08:00, as WeChat Pay wants it. */
export const shanghaiRfc3339 = (at: Date): string => `${shifted(at).slice(0, 19)}+08:00`;

/**
 * Years a caller may name. PostgreSQL knows no year 0, which 0001-01-01 in Shanghai is in UTC, and years of five digits
 * are no wire text: what is counted onto a day within these bounds stays a time for both.
 */
const [firstYear, lastYear] = ['1900', '9998'];

/** The instant of "YYYY-MM-DD HH:mm:ss" or "YYYY-MM-DD"; undefined for anything that is no such time. */
export function fromShanghai(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (!match || text < firstYear || text.slice(0, 4) > lastYear) return undefined;
  const at = new Date(`${match[1]}T${match[2] ?? '00:00:00'}+08:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  // February 30 would silently become March 2.
  return shanghaiTime(at) === `${match[1]} ${match[2] ?? '00:00:00'}` ? at : undefined;
}
