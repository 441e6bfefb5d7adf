/**
 * The sizes of a picture of the demo goods. They lie beside each other: '/pictures/x-400.webp' for cards,
 * '/pictures/x.webp' for the product page (640 px), '/pictures/x-1000.webp' for a closer look.
 */
const goodsPicture = /^\/pictures\/(?!(?:banner|promo|login)-)(.+?)(?:-400|-1000)?\.webp$/;

/** The 400 px version; other addresses stay as they are. */
export function cardPicture(url: string): string {
  return url.replace(goodsPicture, '/pictures/$1-400.webp');
}

/** The 1000 px version. Undefined for other addresses and for second angles (`…-2`), which have none. */
export function zoomPicture(url: string): string | undefined {
  const name = goodsPicture.exec(url)?.[1];
  return name && !name.endsWith('-2') ? `/pictures/${name}-1000.webp` : undefined;
}
