/** Counting ends here. */
const mostCounted = 10_000;
const countText = (count: number) => (count >= mostCounted ? '10,000+' : count.toLocaleString('zh-CN'));

/** 128 / 10,000+ 个在售商品 */
export const poolCountText = ({ inCount, allCount }: { inCount: number; allCount: number }): string =>
  `${countText(inCount)} / ${countText(allCount)} 个在售商品`;
