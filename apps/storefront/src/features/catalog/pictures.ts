import type { SkuDetail } from '@jicai/contract/goods/sku.ts';

/** The pictures of an item in display order, the main one first, each once. */
export function picturesOf({ imgUrl, imgs }: Pick<SkuDetail, 'imgUrl' | 'imgs'>): string[] {
  const ordered = [...imgs].sort((a, b) => Number(b.isMain) - Number(a.isMain) || a.sortNo - b.sortNo);
  const urls = [...new Set(ordered.map((img) => img.imgUrl).filter(Boolean))];
  return urls.length > 0 ? urls : [imgUrl];
}
