import { allocateFen } from './money.ts';

export const promotionScopes = ['all', 'category', 'brand', 'supplier'] as const;
export type PromotionScope = (typeof promotionScopes)[number];
export const promotionScopeTexts: Readonly<Record<PromotionScope, string>> = {
  all: '全部商品',
  category: '指定分类',
  brand: '指定品牌',
  supplier: '指定供应商',
};

/** How a promotion stands at a moment. */
export const promotionStateTexts = {
  planned: '未开始',
  shown: '进行中',
  over: '已结束',
  stopped: '已停用',
} as const;
export type PromotionState = keyof typeof promotionStateTexts;

/** 满减: off so much once for goods that cost so much (docs/domain/money.md §13). */
export interface Promotion {
  promotionId: string;
  thresholdFen: number;
  offFen: number;
  scope: PromotionScope;
  /** With everything below them, of categories. */
  scopeIds: readonly string[];
}

/** What a promotion needs to know of a line. */
export interface PromotedLine {
  goodsFen: number;
  /** Where its price comes from: what a contract says is what both sides signed, so no promotion lowers it. */
  priceSource: string;
  /** It can be bought. */
  isForSale: boolean;
  /** Its category and those above. */
  categoryIds: readonly string[];
  brandId: string | null;
  supplierId: string;
}

/** A promotion that is granted, or that would be for `shortFen` more of its goods. */
export interface PromotionHint {
  promotionId: string;
  /** 0: granted. */
  shortFen: number;
}

export interface PromotedSum {
  /** What each line pays less. */
  discounts: number[];
  hints: PromotionHint[];
}

export const mostPromotions = 20;
const signed = new Set(['contract', 'discount']);

/** Whether the goods of a line count for a promotion. */
export function isPromoted({ scope, scopeIds }: Promotion, line: PromotedLine): boolean {
  if (!line.isForSale || signed.has(line.priceSource)) return false;
  if (scope === 'all') return true;
  if (scope === 'category') return line.categoryIds.some((categoryId) => scopeIds.includes(categoryId));
  return scopeIds.includes((scope === 'brand' ? line.brandId : line.supplierId) ?? '');
}

/**
 * What promotions take off: the one that gives most comes first, each once, and a line counts for one alone. What it gives
 * is shared over its lines to the fen.
 */
export function promotedSum(promotions: readonly Promotion[], lines: readonly PromotedLine[]): PromotedSum {
  const discounts = lines.map(() => 0);
  const taken = new Set<number>();
  const hints: PromotionHint[] = [];
  for (const promotion of bestFirst(promotions)) {
    const places = lines.flatMap((line, at) => (!taken.has(at) && isPromoted(promotion, line) ? [at] : []));
    const weights = places.map((at) => lines[at]?.goodsFen ?? 0);
    const goodsFen = weights.reduce((sum, fen) => sum + fen, 0);
    if (goodsFen === 0) continue;
    const shortFen = Math.max(0, promotion.thresholdFen - goodsFen);
    hints.push({ promotionId: promotion.promotionId, shortFen });
    if (shortFen > 0) continue;
    const shares = allocateFen(Math.min(promotion.offFen, goodsFen), weights);
    places.forEach((at, index) => {
      discounts[at] = shares[index] ?? 0;
      taken.add(at);
    });
  }
  return { discounts, hints };
}

/** In an order that does not hang on how they are read. */
const bestFirst = (promotions: readonly Promotion[]): Promotion[] =>
  promotions.toSorted(
    (a, b) => b.offFen - a.offFen || a.thresholdFen - b.thresholdFen || (a.promotionId < b.promotionId ? -1 : 1),
  );

/** Why a rule cannot be kept. */
export function promotionFault({
  thresholdFen,
  offFen,
  scope,
  scopeIds,
}: Omit<Promotion, 'promotionId'>): { field: 'thresholdFee' | 'offFee' | 'scopeIds'; text: string } | undefined {
  if (thresholdFen < 1) return { field: 'thresholdFee', text: '请填写满多少' };
  if (offFen < 1) return { field: 'offFee', text: '请填写减多少' };
  if (offFen > thresholdFen) return { field: 'offFee', text: '减的金额不能超过满的金额' };
  if (scope !== 'all' && scopeIds.length === 0) return { field: 'scopeIds', text: '请选择范围' };
  return undefined;
}
