import type { TrendPoint } from '@jicai/contract/shop/dashboard.ts';

export interface SpendUnit {
  name: '元' | '万元';
  /** Fen in one of it. */
  fen: number;
}

/** The unit in which the figures have few digits. */
export function spendUnit(trend: readonly Pick<TrendPoint, 'orderFee' | 'lastYearFee'>[]): SpendUnit {
  const max = Math.max(0, ...trend.flatMap(({ orderFee, lastYearFee }) => [orderFee, lastYearFee]));
  return max >= 1_000_000 ? { name: '万元', fen: 1_000_000 } : { name: '元', fen: 100 };
}

/** "同比 +13.0%"; nothing to compare with says so. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return '去年同期无支出';
  const percent = ((now - before) / before) * 100;
  return `同比 ${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;
}

/** Label of a point on the axis: "11 月" or "11-21". */
export const pointLabel = (date: string): string => (date.length === 7 ? `${Number(date.slice(5))} 月` : date.slice(5));
