import { mostPriceFen } from '@jicai/domain/money/pricing.ts';
import { areTiers } from '@jicai/domain/money/contract-rows.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { wireTime } from '../../parts/input-time.ts';

/** As it is typed: the price in yuan, times as a field of a time has them, '' for no end. */
export interface PlanForm {
  itemId: string;
  price: PlannedPriceName;
  amount: string;
  /** Whether prices by quantity change with it, and to what; as they are typed. */
  hasTiers: boolean;
  tiers: { name: string; value: string }[];
  beginTime: string;
  endTime: string;
  reason: string;
}

/** Prices by quantity as they are typed; numbers that are none stay so and are refused. */
const tiersOf = ({ price, hasTiers, tiers }: PlanForm) =>
  price === 'enterpriseFen' && hasTiers
    ? tiers
        .filter(({ name, value }) => name !== '' || value !== '')
        .map(({ name, value }) => ({ qtyFrom: Number(name.trim() || NaN), priceFen: yuanToFen(value) ?? NaN }))
    : undefined;

export const planDataOf = (form: PlanForm) => ({
  itemId: form.itemId,
  price: form.price,
  priceFen: yuanToFen(form.amount) ?? 0,
  tiers: tiersOf(form),
  startTime: wireTime(form.beginTime) ?? '',
  endTime: wireTime(form.endTime) ?? '',
  reason: form.reason,
});

export function planFaults(form: PlanForm): Partial<Record<keyof PlanForm, string>> {
  const { priceFen, tiers } = planDataOf(form);
  return {
    ...((priceFen < 1 || priceFen > mostPriceFen) && { amount: '请输入大于 0 的价格' }),
    ...(tiers && !areTiers(tiers) && { tiers: '数量逐级增加，每档填写单价' }),
    ...(form.beginTime === '' && { beginTime: '请选择时间' }),
    ...(form.endTime !== '' && form.endTime <= form.beginTime && { endTime: '结束时间须晚于开始时间' }),
  };
}
