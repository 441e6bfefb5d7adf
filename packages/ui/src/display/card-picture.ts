/**
 * The sizes of a picture of the demo goods. They lie beside each other: '/pictures/x-400.webp' for cards,
 * '/pictures/x.webp' for the product page (640 px), '/pictures/x-1200.webp' for a closer look. The other views of the same
 * goods are 1200 px as they are, with '/pictures/x-side-200.webp' for thumbnails.
 */
const goodsPicture = /^\/pictures\/(?!(?:banner|promo|login)-)(.+?)(?:-200|-400|-1200)?\.webp$/;
const otherView = /-(side|pack|size)$/;
const viewNames: Readonly<Record<string, string>> = { side: '侧面', pack: '包装', size: '尺寸' };

/** The 400 px version, of other views the 200 px one; other addresses stay as they are. */
export function cardPicture(url: string): string {
  const name = goodsPicture.exec(url)?.[1];
  if (!name) return url;
  return `/pictures/${name}-${otherView.test(name) ? 200 : 400}.webp`;
}

/** The 1200 px version. Undefined for other addresses and for other views, which are as large as they get. */
export function zoomPicture(url: string): string | undefined {
  const name = goodsPicture.exec(url)?.[1];
  return name && !otherView.test(name) ? `/pictures/${name}-1200.webp` : undefined;
}

/** What a picture of a product shows, or which of its pictures it is. */
export function viewOf(url: string, index: number): string {
  const name = goodsPicture.exec(url)?.[1];
  if (!name) return `图 ${index + 1}`;
  return viewNames[otherView.exec(name)?.[1] ?? ''] ?? (index === 0 ? '正面' : `图 ${index + 1}`);
}
