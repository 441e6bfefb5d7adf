import { promotionFault, type PromotionScope } from '@jicai/domain/money/promotions.ts';
import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { inputTime, wireTime } from '../../parts/input-time.ts';
import type { Promotion } from './promotions.queries.ts';

/** As it is typed: amounts in yuan, times as a field of a time has them ('' for at once, and for no end). */
export interface PromotionForm {
  promotionTitle: string;
  thresholdFee: string;
  offFee: string;
  scope: PromotionScope;
  scopeIds: string[];
  beginTime: string;
  endTime: string;
}

export const promotionFormOf = (promotion: Promotion | undefined): PromotionForm => ({
  promotionTitle: promotion?.promotionTitle ?? '',
  thresholdFee: fenToYuanText(promotion?.thresholdFee),
  offFee: fenToYuanText(promotion?.offFee),
  scope: promotion?.scope ?? 'all',
  scopeIds: promotion?.scopeIds ?? [],
  beginTime: inputTime(promotion?.beginTime ?? ''),
  endTime: inputTime(promotion?.endTime ?? ''),
});

export const promotionDataOf = ({ thresholdFee, offFee, beginTime, endTime, ...form }: PromotionForm) => ({
  ...form,
  scopeIds: form.scope === 'all' ? [] : form.scopeIds,
  thresholdFee: yuanToFen(thresholdFee) ?? 0,
  offFee: yuanToFen(offFee) ?? 0,
  beginTime: wireTime(beginTime),
  endTime: wireTime(endTime),
});

export function promotionFaults(form: PromotionForm): Partial<Record<keyof PromotionForm, string>> {
  const { scope } = form;
  const { thresholdFee: thresholdFen, offFee: offFen, scopeIds } = promotionDataOf(form);
  const fault = promotionFault({ thresholdFen, offFen, scope, scopeIds });
  return {
    ...(form.promotionTitle.trim().length < 2 && { promotionTitle: '请填写名称' }),
    ...(fault && { [fault.field]: fault.text }),
    ...(form.endTime !== '' && form.endTime <= form.beginTime && { endTime: '结束时间须晚于开始时间' }),
  };
}
