import { grouped } from '@jicai/ui/display/grouped.ts';

/** '1,286', or '10,000+' where the server stopped counting. */
export function countText({ totalCount, isTotalCapped }: { totalCount: number; isTotalCapped?: boolean }): string {
  return `${grouped(totalCount)}${isTotalCapped ? '+' : ''}`;
}

type Answer = Parameters<typeof countText>[0] & {
  correctedKey?: string;
  widenedKey?: string;
  instead?: { widened: { searchKey: string }[]; near?: { amounts: string[]; searchKey: string } };
};

/** What a screen reader hears when the goods of a search have come. */
export function foundText({ keyword, pageIndex }: { keyword: string; pageIndex: number }, answer: Answer): string {
  const other = answer.correctedKey ?? answer.widenedKey ?? answer.instead?.widened[0]?.searchKey;
  const near = answer.instead?.near;
  if (near) return `没有${near.amounts.join('、')}的“${near.searchKey}”，为您展示相近规格`;
  const note = other ? `没有找到“${keyword}”，为您展示“${other}”的结果` : '';
  if (answer.totalCount === 0) return note || '没有找到商品';
  return `${note && `${note}，`}共 ${countText(answer)} 件商品${pageIndex > 1 ? `，第 ${pageIndex} 页` : ''}`;
}
