import { mostPriceFen } from '@jicai/domain/goods/goods-acts.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { wireTime } from '../../parts/input-time.ts';

/** As it is typed: the price in yuan, times as a field of a time has them, '' for no end. */
export interface PlanForm {
  itemId: string;
  price: PlannedPriceName;
  amount: string;
  beginTime: string;
  endTime: string;
  reason: string;
}

export const planDataOf = ({ itemId, price, amount, beginTime, endTime, reason }: PlanForm) => ({
  itemId,
  price,
  priceFen: yuanToFen(amount) ?? 0,
  startTime: wireTime(beginTime) ?? '',
  endTime: wireTime(endTime) ?? '',
  reason,
});

export function planFaults(form: PlanForm): Partial<Record<keyof PlanForm, string>> {
  const { priceFen } = planDataOf(form);
  return {
    ...((priceFen < 1 || priceFen > mostPriceFen) && { amount: '请输入大于 0 的价格' }),
    ...(form.beginTime === '' && { beginTime: '请选择时间' }),
    ...(form.endTime !== '' && form.endTime <= form.beginTime && { endTime: '结束时间须晚于开始时间' }),
  };
}
