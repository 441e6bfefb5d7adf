import { arrivalText } from '@jicai/domain/orders/delivery.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';

/** '明天（11月27日）送达' */
const onDayText = (day: string): string => `${arrivalText(day, shanghaiDay(new Date()))}送达`;

/** '预计明天（11月27日）送达' */
export const arrivesText = (day: string): string => `预计${onDayText(day)}`;

/** '17:00 前下单，明天（11月27日）送达' */
export const promiseText = ({ cutOff, day }: { cutOff: string; day: string }): string =>
  `${cutOff} 前下单，${onDayText(day)}`;

interface FreightState {
  freightFee: number | null;
  freeShortFee: number | null;
}

/** '免运费', '运费 ¥10.00' */
export function freightText({ freightFee }: FreightState): string {
  if (freightFee === null) return '';
  return freightFee === 0 ? '免运费' : `运费 ${moneyText(freightFee)}`;
}

/** Where there is little room: '免运费', '运费 ¥10.00', or what would spare it: '再买 ¥28.00 免运费'. */
export function freightShortText(state: FreightState): string {
  const { freightFee, freeShortFee } = state;
  return freightFee && freeShortFee ? freeText(freeShortFee) : freightText(state);
}

const freeText = (freeShortFee: number): string => `再买 ${moneyText(freeShortFee)} 免运费`;

/** '免运费', '运费 ¥10.00，再买 ¥28.00 免运费' */
export function freightStateText(state: FreightState): string {
  const { freightFee, freeShortFee } = state;
  return freightText(state) + (freightFee && freeShortFee ? `，${freeText(freeShortFee)}` : '');
}
