import { dayMs } from '../time/durations.ts';
import { shanghaiDay, shanghaiTime } from '../time/shanghai-time.ts';
import { closestZone, type Zone } from './zones.ts';

/** Area codes begin with these where no demo carrier goes: 台湾, 香港, 澳门. */
const defaultUnservedPrefixes = ['71', '81', '82'];

/** Prefixes of area codes a shop does not deliver to, from its stored options. */
export function unservedPrefixesOf(stored: unknown): readonly string[] {
  const own = (stored as { unservedAreas?: unknown } | null)?.unservedAreas;
  return Array.isArray(own)
    ? own.filter((prefix) => typeof prefix === 'string' && prefix !== '')
    : defaultUnservedPrefixes;
}

export const isServed = (unservedPrefixes: readonly string[], areaCode: string): boolean =>
  !unservedPrefixes.some((prefix) => areaCode.startsWith(prefix));

/** 送达承诺: until when an order leaves the same day, and how long goods are under way. */
export interface DeliveryPromise {
  /** HH:MM in Shanghai; '' while the shop promises nothing. */
  cutOff: string;
  /** Days under way, after the day on which goods leave. */
  days: number;
  exceptions: readonly (Zone & { days: number })[];
}

export const noPromise: DeliveryPromise = { cutOff: '', days: 2, exceptions: [] };
export const longestDays = 30;

/** The shop's promise, and those of suppliers that have one of their own, by id. */
export interface DeliveryPromises extends DeliveryPromise {
  suppliers: Readonly<Record<string, DeliveryPromise>>;
}

export const noPromises: DeliveryPromises = { ...noPromise, suppliers: {} };

/** From the shop's stored options. */
export function deliveryPromisesOf(stored: unknown): DeliveryPromises {
  const own = (stored as { delivery?: unknown } | null | undefined)?.delivery;
  return typeof own === 'object' && own !== null ? { ...noPromises, ...own } : noPromises;
}

/** What holds for a supplier's goods: its own promise, else the shop's. */
export const promiseOfSupplier = ({ suppliers, ...shop }: DeliveryPromises, supplierId: string): DeliveryPromise =>
  suppliers[supplierId] ?? shop;

/**
 * The day by which goods ordered now arrive, YYYY-MM-DD; undefined without a promise. `deliveryDays`: working days until
 * they leave, as the product says. Saturdays and Sundays are no working days; holidays are not known here.
 */
export function promisedDay(
  { cutOff, days, exceptions }: DeliveryPromise,
  { areaCode, deliveryDays, now }: { areaCode: string; deliveryDays: number; now: Date },
): string | undefined {
  if (cutOff === '') return undefined;
  // The day of the order counts before the cut-off, and only where somebody works.
  const today = shanghaiDay(now);
  const isLate = isWorkday(today) && shanghaiTime(now).slice(11, 16) >= cutOff;
  let leaves = isWorkday(today) ? today : nextWorkday(today);
  for (let left = deliveryDays + (isLate ? 1 : 0); left > 0; left -= 1) leaves = nextWorkday(leaves);
  const underWay = closestZone(exceptions, areaCode)?.days ?? days;
  return dayAfter(leaves, underWay);
}

/**
 * 次日达: goods that leave within so many working days arrive on the day after a working day on which they were ordered in time;
 * -1: none do. docs/domain/search.md §8.
 */
export const nextDayDays = ({ cutOff, days, exceptions }: DeliveryPromise, areaCode: string): number =>
  cutOff === '' ? -1 : Math.max(-1, 1 - (closestZone(exceptions, areaCode)?.days ?? days));

/** Days are YYYY-MM-DD. */
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const isWorkday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());
function nextWorkday(day: string): string {
  const next = dayAfter(day, 1);
  return isWorkday(next) ? next : nextWorkday(next);
}

/** '明天（11月27日）', '11月30日': how a day of arrival is said on the day `today`. */
export function arrivalText(day: string, today: string): string {
  const [, month = '', date = ''] = day.split('-');
  const plain = `${Number(month)}月${Number(date)}日`;
  const near = ['今天', '明天', '后天'][Math.round((Date.parse(day) - Date.parse(today)) / dayMs)];
  return near === undefined ? plain : `${near}（${plain}）`;
}
