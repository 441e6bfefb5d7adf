import { readGoods } from './csv.ts';

const nameOf = (url: string) => url.slice('/pictures/'.length, -'.webp'.length);

/**
 * What the goods tables make of a picture. `main`: the first picture of a product, the one a buyer zooms into.
 * `side`: a name ending in `-2`, the same goods from another side. `known`: all that are mentioned.
 */
export function pictureRoles() {
  const main = new Set<string>();
  const side = new Set<string>();
  const known = new Set<string>();
  for (const shop of ['business', 'retail']) {
    const seen = new Set<string>();
    for (const { spuNo = '', imgUrl = '', images = '' } of readGoods(shop)) {
      if (!seen.has(spuNo)) main.add(nameOf(imgUrl));
      seen.add(spuNo);
      known.add(nameOf(imgUrl));
      for (const url of images.split('|').filter((one) => one.endsWith('-2.webp'))) side.add(nameOf(url));
    }
  }
  return { main, side, known };
}
