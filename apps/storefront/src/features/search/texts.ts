/** '1,286', or '10,000+' where the server stopped counting. */
export function countText({ totalCount, isTotalCapped }: { totalCount: number; isTotalCapped?: boolean }): string {
  return `${totalCount.toLocaleString('en-US')}${isTotalCapped ? '+' : ''}`;
}

type Answer = Parameters<typeof countText>[0] & { correctedKey?: string };

/** What a screen reader hears when the goods of a search have come. */
export function foundText({ keyword, pageIndex }: { keyword: string; pageIndex: number }, answer: Answer): string {
  if (answer.totalCount === 0) return '没有找到商品';
  const instead = answer.correctedKey && `没有找到“${keyword}”，为您展示“${answer.correctedKey}”的结果，`;
  return `${instead ?? ''}共 ${countText(answer)} 件商品${pageIndex > 1 ? `，第 ${pageIndex} 页` : ''}`;
}
