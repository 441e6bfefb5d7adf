import type { PriceMode, PriceName } from '@jicai/domain/goods/goods-acts.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { Act } from './goods.queries.ts';

/** A change of prices as it is typed. */
export interface RunForm {
  price: PriceName;
  mode: PriceMode;
  direction: 'up' | 'down';
  /** 元, or a share in %. */
  amount: string;
}

export const emptyRun: RunForm = { price: 'enterpriseFen', mode: 'percent', direction: 'down', amount: '' };

/** Hundredths of a percent or fen; undefined for what is no number above nothing. */
function amountOf({ mode, amount }: RunForm): number | undefined {
  const hundredths = yuanToFen(amount);
  if (hundredths === undefined || hundredths < 1) return undefined;
  return mode === 'percent' && hundredths > 1_000_000 ? undefined : hundredths;
}

export const runFaults = (form: RunForm): Faults<RunForm> => ({
  amount: amountOf(form) === undefined ? (form.mode === 'percent' ? '请输入比例' : '请输入金额') : undefined,
});

export function actOf(form: RunForm): Act {
  const amount = amountOf(form) ?? 0;
  const value = form.mode !== 'set' && form.direction === 'down' ? -amount : amount;
  return { kind: 'price', price: form.price, mode: form.mode, value };
}
