import { arrivalText } from '@jicai/domain/orders/delivery.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';

/** '预计明天（11月27日）送达' */
export const arrivesText = (day: string): string => `预计${arrivalText(day, shanghaiDay(new Date()))}送达`;

/** '17:00 前下单，预计明天（11月27日）送达' */
export const promiseText = ({ cutOff, day }: { cutOff: string; day: string }): string =>
  `${cutOff} 前下单，${arrivesText(day)}`;

/** '免运费', '运费 ¥10.00，再买 ¥28.00 免运费' */
export function freightStateText({
  freightFee,
  freeShortFee,
}: {
  freightFee: number | null;
  freeShortFee: number | null;
}): string {
  if (freightFee === null) return '';
  if (freightFee === 0) return '免运费';
  const short = freeShortFee ? `，再买 ${moneyText(freeShortFee)} 免运费` : '';
  return `运费 ${moneyText(freightFee)}${short}`;
}
