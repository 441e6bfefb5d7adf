import type { PriceSource } from './pricing.ts';

/** Where a price comes from (docs/domain/money.md §7). */
export const priceSourceTexts: Record<PriceSource, string> = {
  contract: '协议价',
  discount: '协议价',
  tier: '阶梯价',
  enterprise: '企业价',
  retail: '零售价',
};
