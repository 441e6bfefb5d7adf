import { readGoods } from './csv.ts';

const nameOf = (url: string) => url.slice('/pictures/'.length, -'.webp'.length);

/**
 * What the goods tables make of a picture. `main`: the first picture of a product, the one a buyer zooms into.
 * `side`: a name ending in `-side`, the same goods from another side. `known`: all that are mentioned.
 */
export function pictureRoles() {
  const main = new Set<string>();
  const side = new Set<string>();
  const known = new Set<string>();
  for (const shop of ['business', 'retail']) {
    const seen = new Set<string>();
    for (const { spuNo = '', imgUrl = '', images = '' } of readGoods(shop)) {
      if (!seen.has(spuNo)) {
        main.add(nameOf(imgUrl));
        side.add(sideName(nameOf(imgUrl)));
      }
      seen.add(spuNo);
      known.add(nameOf(imgUrl));
      for (const url of images.split('|').filter((one) => one.endsWith('-side.webp'))) side.add(nameOf(url));
    }
  }
  return { main, side, known };
}

/** The same goods from another side. */
export const sideName = (main: string) => `${main}-side`;
/** The drawing of how a product is packed; the same for all its colours. */
export const packName = (spuNo: string) => `${spuNo.toLowerCase()}-pack`;
/** The drawing of what the goods of a main picture measure. */
export const sizeName = (main: string) => `${main}-size`;
