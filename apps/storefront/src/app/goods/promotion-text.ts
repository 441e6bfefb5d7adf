import { moneyText } from '@jicai/domain/money/yuan.ts';

/** 满 ¥500 减 ¥50 */
export const promotionText = ({ thresholdFee, offFee }: { thresholdFee: number; offFee: number }): string =>
  `满 ${moneyText(thresholdFee)} 减 ${moneyText(offFee)}`;
