import type { LogisticsCode } from './logistics.ts';

/** How numbers of carriers begin; only what no other carrier uses. */
const shapes: readonly (readonly [RegExp, LogisticsCode])[] = [
  [/^SF\d{10,15}$/, 'shunfeng'],
  [/^JD[A-Z0-9]{10,18}(-\d+)*-?$/, 'jd'],
  [/^YT\d{13,16}$/, 'yuantong'],
  [/^JT\d{13}$/, 'jtexpress'],
  [/^DPK\d{9,13}$/, 'debangkuaidi'],
  [/^KY[A-Z0-9]{9,15}$/, 'kuayue'],
  [/^E[A-Z]\d{9}[A-Z]{2}$/, 'ems'],
];

/** The carrier that such a number can only be of; undefined where several use numbers like it. */
export const carrierOfNumber = (logisticsNo: string): LogisticsCode | undefined =>
  shapes.find(([shape]) => shape.test(logisticsNo.toUpperCase()))?.[1];
