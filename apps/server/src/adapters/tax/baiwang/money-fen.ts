import { fenOfYuan } from '../../payment/yuan.ts';

/** Fen of an amount that the platform wrote as a number or as a text; undefined where it wrote none. */
export function moneyFen(amount: number | string | null | undefined): number | undefined {
  if (amount === null || amount === undefined) return undefined;
  return fenOfYuan(typeof amount === 'string' ? amount : String(amount));
}
