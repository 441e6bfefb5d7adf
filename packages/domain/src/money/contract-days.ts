import type { ValidDays } from './price-validity.ts';

const dayLike = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

/** The first and the last day at the end of a line, as 2027-01-01 or 2027/1/1, and the parts before them; one day is the first. */
export function splitDays(parts: readonly string[]): { parts: string[]; days: ValidDays | undefined } {
  const isDay = (at: number) => dayLike.test(parts.at(at) ?? '');
  const count = isDay(-1) ? (isDay(-2) ? 2 : 1) : 0;
  if (count === 0) return { parts: [...parts], days: undefined };
  const [validFrom = '', validTo = ''] = parts.slice(-count).map(dayOf);
  return { parts: parts.slice(0, -count), days: { validFrom, validTo } };
}

function dayOf(text: string): string {
  const [, year = '', month = '', day = ''] = dayLike.exec(text) ?? [];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
