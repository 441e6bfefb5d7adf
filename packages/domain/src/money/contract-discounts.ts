/** What a contract discount is on. */
export const discountTargetTexts = { item: '商品', category: '分类', brand: '品牌' } as const;
export type DiscountTarget = keyof typeof discountTargetTexts;
export const discountTargets = Object.keys(discountTargetTexts) as [DiscountTarget, ...DiscountTarget[]];

/** 400 → '9.6折', 1250 → '8.75折': what is paid, in tenths. */
export const discountText = (bp: number): string => `${Number(((10_000 - bp) / 1000).toFixed(3))}折`;

/** 9.6 → 400 basis points off; undefined for what is no discount between 0.001 and 9.999 折. */
export function discountOf(text: string): number | undefined {
  const match = /^(\d)(?:\.(\d{1,3}))?$/.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const bp = 10_000 - (Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')));
  return bp >= 1 && bp <= 9999 ? bp : undefined;
}
