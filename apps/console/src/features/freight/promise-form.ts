import { longestDays } from '@jicai/domain/orders/delivery.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { Promised, SentPromise } from './freight.queries.ts';

/** A promise as it is typed; `cutOff` '' for none. */
export interface PromiseForm {
  cutOff: string;
  days: string;
  exceptions: { areas: string[]; days: string }[];
}

export const promiseFormOf = ({ cutOff, days, exceptions }: Promised): PromiseForm => ({
  cutOff,
  days: String(days),
  exceptions: exceptions.map((zone) => ({ areas: zone.areas, days: String(zone.days) })),
});

export const promiseOf = ({ cutOff, days, exceptions }: PromiseForm): SentPromise => ({
  cutOff,
  days: Number(days),
  exceptions: exceptions.map((zone) => ({ areas: zone.areas, days: Number(zone.days) })),
});

const isDays = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= longestDays;
const daysFault = (text: string) => (isDays(text) ? undefined : `在途天数应为0到${longestDays}的整数`);

export function promiseFaults({ days, exceptions }: PromiseForm): Faults<PromiseForm> {
  const texts = exceptions.map((zone) => (zone.areas.length === 0 ? '请选择地区' : daysFault(zone.days)));
  const at = texts.findIndex((text) => text !== undefined);
  return { days: daysFault(days), exceptions: at < 0 ? undefined : `第 ${at + 1} 组地区：${texts[at]}` };
}
